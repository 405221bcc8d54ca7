import type { Worker } from 'node:worker_threads';

/** The answer of a worker; never the text of an error, which could quote the document. */
export type WorkerMessage =
  | { readonly done: ArrayBuffer }
  | { readonly failedAt: string }
  /** How much is done, from 0 to 1. */
  | { readonly progress: number };

export type WorkerAnswer = Exclude<WorkerMessage, { readonly progress: number }>;

interface Given {
  readonly task: unknown;
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Gives the worker its task and waits for the answer, until the work is ended from outside. */
export const awaitAnswer = (
  worker: Worker,
  { task, onProgress }: Given,
  ended: AbortSignal,
): Promise<WorkerAnswer> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      ended.removeEventListener('abort', onEnd);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (message: WorkerMessage) => {
      if ('progress' in message) onProgress?.(message.progress);
      else settle(() => resolve(message));
    };
    const onError = (error: unknown) => settle(() => reject(error));
    const onEnd = () => onError(ended.reason);
    const onExit = (code: number) => onError(new Error(`the worker ended with code ${code}`));
    ended.addEventListener('abort', onEnd);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task, []);
  });
