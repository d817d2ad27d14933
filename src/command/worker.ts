// Reads pages and scripts in a separate thread, which ends when one of them takes too much.
import { parentPort, workerData } from 'node:worker_threads';
import { answerTo, type Jobs, type Kind, type Settings } from './pages/thread.js';

/** The functions of each kind of thread. Each kind loads its own code. */
const jobs: Readonly<Record<Kind, (settings: Settings) => Promise<Jobs>>> = {
  check: async (settings) => (await import('./check/check-page.js')).checkJobs(settings),
};

const { kind, settings }: { kind: Kind; settings: Settings } = workerData;
const own = await jobs[kind](settings);
parentPort?.on('message', ({ name, given }: { name: string; given: readonly unknown[] }) => {
  parentPort?.postMessage(answerTo(own, name, given));
});
parentPort?.postMessage('ready');
