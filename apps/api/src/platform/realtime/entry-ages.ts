/** How long ago each entry of a reply to XREAD was written, in seconds: its id begins with the milliseconds of Redis. */
export const entryAges = (reply: unknown, now: number): number[] =>
  listOf(reply)
    .flatMap((stream) => listOf(listOf(stream)[1]))
    .map((entry) => /^\d+(?=-)/.exec(String(listOf(entry)[0]))?.[0])
    .filter((written) => written !== undefined)
    .map((written) => Math.max(0, now - Number(written)) / 1_000);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
