import { bankReportRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { reportRemoval } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import fc from 'fast-check';
import { expectAnswer, untilAnswered } from '../answers.ts';
import type { Act } from '../harness.ts';
import { describeFile, formats, writeFile, type BankFile } from './bank-world.ts';
import { listReports, type MoneyModel, type MoneyReal, type SentFile } from './money-world.ts';

export type MoneyAct = Act<MoneyModel, MoneyReal>;

export const pick = <T>(list: readonly T[], place: number): T | undefined =>
  list[place % Math.max(list.length, 1)];

const liveFiles = (model: Readonly<MoneyModel>): readonly SentFile[] =>
  model.sent.filter(({ removed }) => !removed);

/** mBank writes only the end of an account, which the two first transfers have in common. */
const told = (file: BankFile): BankFile =>
  [file.format, file.zip].includes('MT940, mBank Collect')
    ? { ...file, holds: file.holds.filter((index) => index > 1) }
    : file;

const bankFile: fc.Arbitrary<BankFile> = fc
  .record({
    holds: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    format: fc.constantFrom(...formats),
    address: fc.boolean(),
    damage: fc.constantFrom('none', 'none', 'none', 'truncated' as const),
    zip: fc.oneof(
      fc.constantFrom('none', 'none', 'alone', 'beside a note' as const),
      fc.constantFrom(...formats),
    ),
  })
  .map(told)
  .filter(({ holds }) => holds.length > 0);

const send = (real: MoneyReal, model: MoneyModel, file: BankFile) =>
  real.accountant.call(routes.upload, {
    params: { id: 0 },
    body: {
      name: 'Wyciąg',
      file: new File([Uint8Array.from(writeFile(model.transfers, file))], 'wyciag.sta'),
    },
  });

const note = (model: MoneyModel, file: BankFile, reportId: number): void => {
  model.sent.push({ ...file, reportId, acceptable: file.damage === 'none', removed: false });
};

const upload = (file: BankFile): MoneyAct => ({
  words: `upload ${describeFile(file)}`,
  isPossible: () => true,
  perform: async (model, real) => {
    const answer = await send(real, model, file);
    if (!expectAnswer(answer)) throw new Error(`refused: ${answer.text}`);
    note(model, file, answer.body.id);
  },
});

const uploadTwiceAtOnce = (file: BankFile): MoneyAct => ({
  words: `upload twice at once ${describeFile(file)}`,
  isPossible: () => true,
  perform: async (model, real) => {
    const answers = await Promise.all([send(real, model, file), send(real, model, file)]);
    for (const answer of answers) if (expectAnswer(answer)) note(model, file, answer.body.id);
  },
});

const accept = (place: number): MoneyAct => ({
  words: `accept the report of file ${place}`,
  isPossible: (model) => liveFiles(model).length > 0,
  perform: async (model, { accountant }) => {
    const id = pick(liveFiles(model), place)?.reportId ?? 0;
    expectAnswer(
      await accountant.raw(routes.accept, { params: { id }, body: { settlementId: id, mapping: [] } }),
    );
  },
});

/** Declines a report that waits, deletes one that is accepted. */
const remove = (place: number): MoneyAct => ({
  words: `decline or delete the report of file ${place}`,
  isPossible: (model) => liveFiles(model).length > 0,
  perform: async (model, { accountant }) => {
    const file = pick(liveFiles(model), place);
    if (!file) return;
    const answer = await accountant.raw(routes.remove, { params: { id: file.reportId } });
    if (!expectAnswer(answer) && answer.status !== 404) return;
    for (const one of model.sent) if (one.reportId === file.reportId) one.removed = true;
  },
});

/** Says beforehand what moves where, and that is what happens. */
const removeTogether = (first: number, second: number): MoneyAct => ({
  words: `decline or delete the reports of files ${first} and ${second} together`,
  isPossible: (model) => liveFiles(model).length > 0,
  perform: async (model, real) => {
    const files = liveFiles(model);
    const ids = [...new Set([first, second].map((place) => pick(files, place)?.reportId ?? 0))];
    const foretold = await real.accountant.raw(routes.removal, { query: { ids: ids.join(',') } });
    const before = await listReports(real);
    const answer = await real.accountant.raw(routes.removeMany, { body: ids });
    if (!expectAnswer(answer)) return;
    for (const one of model.sent) if (ids.includes(one.reportId)) one.removed = true;
    const { moved } = reportRemoval.parse(foretold.body);
    for (const report of await listReports(real)) {
      const was = before.find(({ id }) => id === report.id)?.sum ?? 0;
      const more = moved.find(({ settlement }) => settlement === report.id)?.booked.sum ?? 0;
      if (report.sum !== was + more)
        throw new Error(`report ${report.id} booked ${report.sum - was} more, and ${more} were foretold`);
    }
  },
});

/** Somebody else does something at the same moment. */
export const atOnce = (one: MoneyAct, other: MoneyAct): MoneyAct => ({
  words: `${one.words}, and at once ${other.words}`,
  isPossible: (model) => one.isPossible(model) && other.isPossible(model),
  perform: async (model, real) => {
    await Promise.all([one.perform(model, real), other.perform(model, real)]);
  },
});

/** The database ends all connections while something is done; then the person does it once more. */
const cutAndRepeat = (act: MoneyAct, afterMs: number): MoneyAct => ({
  words: `${act.words}, cut after ${afterMs} ms, and again`,
  isPossible: (model) => act.isPossible(model),
  perform: async (model, real) => {
    await Promise.allSettled([act.perform(model, real), real.cutConnections(afterMs)]);
    await untilAnswered(() => act.perform(model, real));
  },
});

const place = fc.nat(7);
export const acceptance = place.map(accept);
/** What comes and goes, which another act may meet. */
export const comingAndGoing: readonly fc.Arbitrary<MoneyAct>[] = [bankFile.map(upload), place.map(remove)];
const afterMs = fc.constantFrom(1, 5, 10, 20, 40);
export const reportActs: readonly fc.Arbitrary<MoneyAct>[] = [
  bankFile.map(upload),
  bankFile.map(upload),
  bankFile.map(uploadTwiceAtOnce),
  acceptance,
  acceptance,
  place.map(remove),
  fc.tuple(bankFile, afterMs).map(([file, ms]) => cutAndRepeat(upload(file), ms)),
  fc.tuple(place, afterMs).map(([at, ms]) => cutAndRepeat(accept(at), ms)),
  fc.tuple(place, afterMs).map(([at, ms]) => cutAndRepeat(remove(at), ms)),
  fc.tuple(place, place).map(([first, second]) => atOnce(accept(first), remove(second))),
  fc.tuple(place, place).map(([first, second]) => removeTogether(first, second)),
];
