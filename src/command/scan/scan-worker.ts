// Reads scripts and pages in a separate thread, which ends when one of them takes too much.
import { parentPort } from 'node:worker_threads';
import { createScanner, type Question } from './answering.js';

const answer = createScanner();
parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
parentPort?.postMessage('ready');
