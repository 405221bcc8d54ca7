import { parentPort } from 'node:worker_threads';
import { giveWay } from '../threads/give-way.ts';
import type { PdfTask } from './pdf.ts';
import { print } from './print.ts';
import type { WorkerMessage } from './worker-answer.ts';

giveWay();
parentPort?.on('message', (task: PdfTask) => {
  void print(
    task,
    inSteps((progress) => answer({ progress })),
  ).then(
    (pdf) => answer({ done: pdf }, [pdf]),
    (error: unknown) => answer({ failedAt: placeOf(error) }),
  );
});

const answer = (message: WorkerMessage, transfer: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transfer);

/** A message for each hundredth, not for each line. */
const inSteps = (report: (share: number) => void) => {
  let said = 0;
  return (share: number): void => {
    if (share < said + 0.01) return;
    said = share;
    report(share);
  };
};

/** Where it failed, without the message: pdfmake's quote the document, and documents hold personal data. */
const placeOf = (error: unknown): string => {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.filter((line) => /^\s+at /.test(line)).join('\n') || 'an unknown place';
};
