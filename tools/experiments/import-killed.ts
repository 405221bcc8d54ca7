import { cpus, loadavg } from 'node:os';
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
import { goals, seconds, timed, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';
import { waitUntil } from '../shared/processes.ts';

const kills = 50;
/** The kills end after so long; on a busy machine fewer are made, which is said. */
const longestMs = 900_000;
/** Below that nothing is shown. */
const fewestKills = 10;
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

/** The observations, and whether every transfer is booked once. */
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

/** What the kills met, and where their time went in milliseconds. */
interface Kills extends Differences {
  made: number;
  before: number;
  between: number;
  after: number;
  importing: number;
  starting: number;
  looking: number;
}

const nothingYet: Kills = {
  lost: 0,
  doubled: 0,
  made: 0,
  before: 0,
  between: 0,
  after: 0,
  importing: 0,
  starting: 0,
  looking: 0,
};

/** The same file until it is booked, then another one; at the end of each it is looked at what was booked. */
async function killWhileImporting(house: House) {
  const found: Kills = { ...nothingYet };
  let file = await makeBankFile(house, 0);
  // Signed in once: a login that is cut off counts as a wrong password, and five of them block the account.
  const cookie = await house.signIn(accountant);
  const times = await timeImport(house, cookie, file);
  file = await makeBankFile(house, 1);
  const begun = performance.now();
  for (let series = 2; found.made < kills && performance.now() - begun < longestMs; found.made += 1) {
    let reached: Reached = 'nothing';
    found.importing += await timed(async () => {
      reached = await importUntilKilled(house, cookie, file, times, found.made % 2 === 0);
    });
    found.starting += await timed(() => house.startAgain());
    let booked = false;
    found.looking += await timed(async () => {
      booked = await lookAtBooked(house, file, found, reached);
    });
    if (!booked) continue;
    file = await makeBankFile(house, series);
    series += 1;
  }
  await importUntilAccepted(house, cookie, file);
  addDifferences(found, file, await countBooked(house, file));
  const { figures, missed } = await conclude(house, describeKills(found), found);
  const enough = found.made >= fewestKills;
  return {
    figures: [...figures, ...describeTimes(found)],
    missed: [...missed, ...goals([enough, `${fewestKills} kills within ${seconds(longestMs)}`])],
  };
}

type Reached = 'uploaded' | 'accepted' | 'nothing';

/** How far it came until the process died: in turns while the rows are read and while they are booked. */
async function importUntilKilled(
  house: House,
  cookie: string,
  file: BankFile,
  times: { upload: number; accept: number },
  whileReading: boolean,
): Promise<Reached> {
  const uploaded = Promise.withResolvers<void>();
  const importing = importFile(house, cookie, file, uploaded.resolve).catch(() => 'nothing' as const);
  if (whileReading) await pause(Math.random() * times.upload);
  else await Promise.race([importing, uploaded.promise.then(() => pause(Math.random() * times.accept))]);
  house.api.process.kill('SIGKILL');
  const reached = await importing;
  await house.api.ended;
  return reached;
}

/** Whether all of the file is booked: it is all or nothing, at any moment. */
async function lookAtBooked(house: House, file: BankFile, found: Kills, reached: Reached): Promise<boolean> {
  const booked = await countBooked(house, file);
  if (booked.payments > 0) found.after += 1;
  else found[reached === 'uploaded' ? 'between' : 'before'] += 1;
  if (booked.payments === 0) return false;
  addDifferences(found, file, booked);
  return booked.payments >= file.rows;
}

const describeKills = ({ made, before, between, after }: Kills): string =>
  `killed ${made} times: ${before} before the rows were there, ${between} before they were booked, ${after} after it`;

/** Where the time went; and why it was not enough, when it was not. */
function describeTimes({ made, importing, starting, looking }: Kills): string[] {
  const spent = `${seconds(importing)} importing, ${seconds(starting)} starting the process anew, ${seconds(looking)} looking at what was booked`;
  if (made >= kills) return [`the kills took ${spent}`];
  const [load = 0] = loadavg();
  const machine = `a load of ${load.toFixed(1)} on ${cpus().length} cores`;
  return [
    `ended after ${made} of ${kills} kills, since ${seconds(longestMs)} were over: ${spent}; ${machine}`,
  ];
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
): Promise<Reached> {
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
  await waitUntil('the last file to be accepted', isAccepted, 600_000);
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
