import { sql } from '../services/postgres.ts';
import { accountant, acceptReport, importedRows, makeBankFile, uploadFile } from './bank-import.ts';
import { goals, medianOf, seconds, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const rounds = 5;
const wantedRatio = 0.3;

export const importAgainstCopy: Experiment = {
  name: 'import-against-copy',
  about: `a bank report of ${importedRows} rows is imported, and the same rows are copied into a table of the same shape`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, experiment),
};

/** In turn, so that what else the machine does falls on both alike. */
async function experiment(house: House) {
  const cookie = await house.signIn(accountant);
  await sql(house.services.databaseOwnerUrl, 'create table bare (like bank_report_rows including all)');
  const taken: { upload: number; accept: number; copy: number }[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await runRound(house, cookie, round));
  const ratio = medianOf(taken, ({ upload, accept, copy }) => copy / (upload + accept));
  return {
    figures: [
      `upload ${seconds(medianOf(taken, ({ upload }) => upload))}, acceptance ${seconds(medianOf(taken, ({ accept }) => accept))}, bare COPY ${seconds(medianOf(taken, ({ copy }) => copy))} (medians of ${rounds} rounds)`,
      `ratio ${ratio.toFixed(2)}`,
    ],
    missed: goals([ratio >= wantedRatio, `at least ${wantedRatio} of bare COPY`]),
  };
}

async function runRound(house: House, cookie: string, round: number) {
  const file = await makeBankFile(house, round);
  const begun = performance.now();
  const id = await uploadFile(house, cookie, file);
  const uploaded = performance.now();
  if (id === undefined || !(await acceptReport(house, cookie, id))) throw new Error('the import was refused');
  const accepted = performance.now();
  return { upload: uploaded - begun, accept: accepted - uploaded, copy: await copyTime(house, id) };
}

/** By the server's own file, so that only the copying is timed. */
async function copyTime(house: House, id: number): Promise<number> {
  const admin = Object.assign(new URL(house.services.databaseAdminUrl ?? ''), { pathname: '/indeks' }).href;
  const file = `/tmp/indeks-copied-${process.pid}`;
  await sql(admin, `copy (select * from bank_report_rows where report_id = ${id}) to '${file}'`);
  const begun = performance.now();
  await sql(admin, `copy bare from '${file}'`);
  return performance.now() - begun;
}
