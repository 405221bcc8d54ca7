/** The bytes that all uploads together may handle in one turn of the event loop, so that other requests are not held up. */
const piecesInTurn = 4;

const waiting: (() => void)[] = [];
let isServing = false;

/** Before a piece of a body is worked on. The next piece of a sender who waits is not read: what is too quick is slowed down. */
export const takePieceTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (isServing) return;
    isServing = true;
    setImmediate(serve);
  });

const serve = (): void => {
  for (const begin of waiting.splice(0, piecesInTurn)) begin();
  isServing = waiting.length > 0;
  if (isServing) setImmediate(serve);
};
