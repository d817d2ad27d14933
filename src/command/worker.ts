// Reads pages and scripts in a separate thread, which ends when one of them takes too much.
import { parentPort, workerData } from 'node:worker_threads';
import { jobs } from './jobs.js';
import { answerTo, type Kind, type Settings } from './pages/thread.js';

const { kind, settings }: { kind: Kind; settings: Settings } = workerData;
const own = await jobs[kind](settings);
parentPort?.on('message', ({ name, given }: { name: string; given: readonly unknown[] }) => {
  parentPort?.postMessage(answerTo(own, name, given));
});
parentPort?.postMessage('ready');
