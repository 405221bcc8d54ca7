import { parentPort } from 'node:worker_threads';
import type { PdfTask } from './pdf.ts';
import { print } from './print.ts';
import type { WorkerAnswer } from './worker-pool.ts';

parentPort?.on('message', (task: PdfTask) => {
  void print(task).then(
    (pdf) => answer({ done: pdf }, [pdf]),
    (error: unknown) => answer({ failedAt: placeOf(error) }),
  );
});

const answer = (message: WorkerAnswer, transfer: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transfer);

/** Where it failed, without the message: pdfmake's quote the document, and documents hold personal data. */
const placeOf = (error: unknown): string => {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.filter((line) => /^\s+at /.test(line)).join('\n') || 'an unknown place';
};
