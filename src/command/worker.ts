// Reads pages in a separate thread, which ends when one of them takes too much.
import { parentPort, workerData } from 'node:worker_threads';
import { checkJobs } from './check/check-page.js';
import { answerTo } from './pages/thread.js';

const jobs = checkJobs(workerData);
parentPort?.on('message', ({ name, given }: { name: string; given: readonly unknown[] }) => {
  parentPort?.postMessage(answerTo(jobs, name, given));
});
parentPort?.postMessage('ready');
