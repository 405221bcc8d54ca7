import { setTimeout as pause } from 'node:timers/promises';
import {
  readMemory,
  writeMessage,
  openUnfinished,
  writePdf,
  sendDocument,
} from '../../apps/api/testing/hostile/heavy-uploads.ts';
import { inWords, watchHealth } from '../../apps/api/testing/hostile/health-watch.ts';
import { goals, seconds, timed, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';
import { signInCrowd } from './load.ts';

const documents = 40;
const unfinished = 150;
const documentBytes = 9_000_000;
const promisedMs = 200;
const allowedMegabytes = 200;
/** A student among the demo accounts. */
const student = 10;

export const hostileUploads: Experiment = {
  name: 'hostile-uploads',
  about: `a student sends ${documents} documents of 9 MB in a row; then ${unfinished} uploads begin and never end`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, experiment),
};

async function experiment(house: House) {
  const target = { port: house.port, origin: `http://127.0.0.1:${house.port}` };
  const content = writePdf(documentBytes);
  const cookie = await house.signIn(student);
  const statuses: number[] = [];
  const row = await watchHealth(house.port, () =>
    timed(async () => {
      while (statuses.length < documents) {
        const answer = await sendDocument(target, cookie, content);
        await answer.arrayBuffer();
        statuses.push(answer.status);
      }
    }),
  );
  const stored = statuses.filter((status) => status === 200).length;
  const crowd = await signInCrowd(house);
  const before = readMemory(house.api.process.pid);
  const begun = await watchHealth(house.port, () => begin(house, target, crowd, writeMessage(content)));
  const more = begun.result.peak - before;
  return {
    figures: [
      `${stored} of ${documents} documents stored in ${seconds(row.result)}, the others told ${statuses.at(-1)}; ${inWords(row.health)}`,
      `${begun.result.refused} of ${unfinished} unfinished uploads told 429, the others cut after ${seconds(begun.result.cutAfter)}; memory ${before.toFixed(0)} MB before, at most ${begun.result.peak.toFixed(0)} MB; ${inWords(begun.health)}`,
    ],
    missed: goals(
      [stored * documentBytes <= 100_000_000, 'at most 100 MB stored'],
      [more < allowedMegabytes, `less than ${allowedMegabytes} MB more`],
      [begun.result.cutAfter < 60_000, 'cut within a minute'],
      [
        row.health.p99 < promisedMs && begun.health.p99 < promisedMs,
        `p99 of /api/health below ${promisedMs} ms`,
      ],
    ),
  };
}

/** Opens them and waits until the last one was answered or cut. */
async function begin(
  house: House,
  target: { port: number; origin: string },
  crowd: readonly string[],
  form: Buffer,
) {
  let peak = 0;
  const opened = await Promise.all(
    Array.from({ length: unfinished }, (_, index) =>
      openUnfinished(target, crowd[index % crowd.length] ?? '', form),
    ),
  );
  const cutAfter = await timed(async () => {
    while (opened.some(({ status, socket }) => status() === 0 && !socket.destroyed)) {
      peak = Math.max(peak, readMemory(house.api.process.pid));
      await pause(50);
    }
  });
  const refused = opened.filter(({ status }) => status() === 429).length;
  for (const { socket } of opened) socket.destroy();
  return { peak, refused, cutAfter };
}
