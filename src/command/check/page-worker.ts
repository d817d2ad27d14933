// Checks pages in a separate thread. `isolated.ts` starts it, and ends it when a page takes too much.
import { parentPort, workerData } from 'node:worker_threads';
import type { Source } from '../pages/source.js';
import { createAnswering } from './answering.js';
import type { Ready } from './messages.js';

const { wrong, answerTo } = createAnswering(workerData);
parentPort?.on('message', (source: Source) => parentPort?.postMessage(answerTo(source)));
const ready: Ready = { kind: 'ready', wrong };
parentPort?.postMessage(ready);
