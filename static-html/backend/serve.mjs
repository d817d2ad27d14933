// The development server: builds the script and serves the site on this machine only; with `--jquery`, each page
// has jQuery on it.
import { provideBuild } from '../../build/up-to-date.mjs';
import { base } from '../../docs-site/markdown.mjs';
import { createBackend } from './backend.mjs';

const host = '127.0.0.1';
const port = Number(process.env.PORT ?? 4173);

await provideBuild();

const server = createBackend({ jquery: process.argv.includes('--jquery') });
server.on('error', (error) => {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is in use; choose another: PORT=4180 npm start` : error);
  process.exitCode = 1;
});
server.listen(port, host, () => {
  const origin = `http://${host}:${port}`;
  console.log(`Auftritt's development server, for this machine only: ${origin}/home/`);
  console.log(`The documentation, built on the first visit: ${origin}${base}`);
});
