import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that no program listens on now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('a server without a port');
  return address.port;
}
