import { once } from 'node:events';
import { createServer } from 'node:http';
import { listening } from './listening.mjs';

/** A port of this machine that no program listens on now. */
export async function freePort() {
  const server = createServer();
  const { port, close } = await listening(server);
  const closed = once(server, 'close');
  close();
  await closed;
  return port;
}
