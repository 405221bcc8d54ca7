import { setTimeout as pause } from 'node:timers/promises';
import {
  accountant,
  acceptReport,
  countBooked,
  countWrongSums,
  importedRows,
  makeBankFile,
  uploadFile,
  type BankFile,
} from './bank-import.ts';
import { goals, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';
import { waitUntil } from '../shared/processes.ts';

const kills = 50;
const sendersAtOnce = 100;

export const importKilled: Experiment = {
  name: 'import-killed',
  about: `the process dies at ${kills} moments of importing ${importedRows} rows`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, killWhileImporting),
};

export const importSentAtOnce: Experiment = {
  name: 'import-sent-at-once',
  about: `a file of ${importedRows} rows is sent and accepted ${sendersAtOnce} times at once`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, sendAtOnce),
};

interface Differences {
  lost: number;
  doubled: number;
}

/** What was seen, and whether every transfer is booked once. */
async function conclude(house: House, seen: string, { lost, doubled }: Differences) {
  const wrong = await countWrongSums(house);
  return {
    figures: [seen, `lost ${lost}, doubled ${doubled}, kept sums that differ ${wrong}`],
    missed: goals(
      [lost === 0 && doubled === 0, 'every transfer is booked once'],
      [wrong === 0, 'kept sums are right'],
    ),
  };
}

/** The same file until it is booked, then another one; at the end of each it is looked at what was booked. */
async function killWhileImporting(house: House) {
  const found = { lost: 0, doubled: 0, before: 0, between: 0, after: 0 };
  let file = await makeBankFile(house, 0);
  // Signed in once: a login that is cut off counts as a wrong password, and five of them block the account.
  const cookie = await house.signIn(accountant);
  const times = await timeImport(house, cookie, file);
  file = await makeBankFile(house, 1);
  for (let kill = 0, series = 2; kill < kills; kill += 1) {
    const uploaded = Promise.withResolvers<void>();
    const importing = importFile(house, cookie, file, uploaded.resolve).catch(() => 'nothing' as const);
    // In turns while the rows are read and while they are booked, so that both are met on any machine.
    if (kill % 2 === 0) await pause(Math.random() * times.upload);
    else await Promise.race([importing, uploaded.promise.then(() => pause(Math.random() * times.accept))]);
    house.api.process.kill('SIGKILL');
    const reached = await importing;
    await house.api.ended;
    await house.startAgain();
    const { payments } = await countBooked(house, file);
    if (payments > 0) found.after += 1;
    else found[reached === 'uploaded' ? 'between' : 'before'] += 1;
    // All of it or nothing, at any moment.
    if (payments > 0 && payments < file.rows) found.lost += file.rows - payments;
    if (payments < file.rows) continue;
    addDifferences(found, file, await countBooked(house, file));
    file = await makeBankFile(house, series);
    series += 1;
  }
  await importUntilAccepted(house, cookie, file);
  addDifferences(found, file, await countBooked(house, file));
  const seen = `killed ${kills} times: ${found.before} before the rows were there, ${found.between} before they were booked, ${found.after} after it`;
  return conclude(house, seen, found);
}

/** Everybody sends and accepts until it succeeds; a server that is full says so. */
async function sendAtOnce(house: House) {
  const file = await makeBankFile(house, 0);
  const found = { lost: 0, doubled: 0, answered: 0, turns: 0 };
  const cookie = await house.signIn(accountant);
  let waiting = sendersAtOnce;
  while (waiting > 0 && found.turns < mostTurns) {
    const answers = await Promise.all(
      Array.from({ length: waiting }, async () => {
        const id = await uploadFile(house, cookie, file).catch(() => undefined);
        return id !== undefined && (await acceptReport(house, cookie, id).catch(() => false));
      }),
    );
    const done = answers.filter(Boolean).length;
    if (found.turns === 0) found.answered = done;
    waiting -= done;
    found.turns += 1;
  }
  addDifferences(found, file, await countBooked(house, file));
  const seen = `${found.answered} of ${sendersAtOnce} were answered at first, all but ${waiting} in ${found.turns} turns`;
  return conclude(house, seen, found);
}
/** Six uploads of one person pass in a turn. */
const mostTurns = 40;

async function importFile(
  house: House,
  cookie: string,
  file: BankFile,
  onUploaded?: () => void,
): Promise<'uploaded' | 'accepted' | 'nothing'> {
  const id = await uploadFile(house, cookie, file);
  if (id === undefined) return 'nothing';
  onUploaded?.();
  const accepted = await acceptReport(house, cookie, id).catch(() => false);
  return accepted ? 'accepted' : 'uploaded';
}

/** A transaction of the process that died may still hold the import: then the file is refused and sent again. */
async function importUntilAccepted(house: House, cookie: string, file: BankFile): Promise<void> {
  const isAccepted = async () =>
    (await importFile(house, cookie, file).catch(() => 'nothing')) === 'accepted';
  await waitUntil('the last file to be accepted', isAccepted, 120_000);
}

function addDifferences(found: Differences, file: BankFile, booked: { payments: number; sum: number }): void {
  found.lost += Math.max(0, file.rows - booked.payments);
  found.doubled += Math.max(0, booked.payments - file.rows);
  if (booked.sum !== file.sum) throw new Error(`${file.name} came to ${booked.sum} and not to ${file.sum}`);
}

/** Milliseconds until the rows are there, and from then on until they are booked. */
async function timeImport(
  house: House,
  cookie: string,
  file: BankFile,
): Promise<{ upload: number; accept: number }> {
  const begun = performance.now();
  let uploadedAt = begun;
  await importFile(house, cookie, file, () => (uploadedAt = performance.now()));
  return { upload: uploadedAt - begun, accept: performance.now() - uploadedAt };
}
