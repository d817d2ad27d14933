import { once } from 'node:events';

/**
 * Lets a server listen at a free port of this machine. `close` ends it with its connections.
 *
 * @param {import('node:http').Server} server
 */
export async function listening(server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: address.port, origin: `http://127.0.0.1:${address.port}`, close };
}
