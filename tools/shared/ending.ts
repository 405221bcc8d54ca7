/** Cleanup steps of work that has begun, the latest last. */
const begun: (() => Promise<unknown>)[] = [];
let listening = false;
let ending = false;

/** Whether a signal has asked this process to end: nothing is started any more. */
export const isEnding = (): boolean => ending;

/**
 * Registers a cleanup step for the end of this process by Ctrl+C, a signal or the closing of the terminal; returns a function that
 * removes it.
 */
export function undoAtEnd(undo: () => Promise<unknown>): () => void {
  listen();
  begun.push(undo);
  return () => void begun.splice(begun.indexOf(undo), 1);
}

/** Does the work and undoes it, however it ends. */
export async function undoneAfter<T>(undo: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  let undone: Promise<unknown> | undefined;
  const once = () => (undone ??= undo());
  const forget = undoAtEnd(once);
  try {
    return await work();
  } finally {
    await once();
    forget();
  }
}

function listen(): void {
  if (listening) return;
  listening = true;
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    const end = () => void endAll().then(() => process.off(signal, end).kill(process.pid, signal));
    process.on(signal, end);
  }
}

/** The latest first: it may need what was begun before. What cannot be undone does not keep the rest. */
async function endAll(): Promise<void> {
  ending = true;
  for (const undo of begun.toReversed()) await undo().catch(tell);
}

function tell(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}
