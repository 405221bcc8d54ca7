import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeAccount, type Transfer } from '../../apps/api/testing/bank-files/transfers.ts';
import { writers } from '../../apps/api/testing/bank-files/writers.ts';
import { sql } from '../services/postgres.ts';

interface ReadyFile {
  readonly label: string;
  readonly path: string;
}

/** Files to download and drop, in the folder from which the web is served: what a bank and a dean's office would send. */
export async function writeReadyFiles(ownerUrl: string, web: string, today: string): Promise<ReadyFile[]> {
  const transfers = await readTransfers(ownerUrl, today);
  const half = Math.ceil(transfers.length / 2);
  const contents = {
    elixir: writers['Elixir-O'].write(transfers.slice(0, half)),
    mt940: writers['MT940, PKO SWRK'].write(transfers.slice(half)),
    albums: await readAlbumNumbers(ownerUrl),
  };
  for (const [key, content] of Object.entries(contents))
    writeFileSync(join(web, 'demo', readyNames[key as keyof typeof contents]), content); // its own keys
  return [
    { label: 'Wyciąg z banku (Elixir-O)', path: `/demo/${readyNames.elixir}` },
    { label: 'Wyciąg z banku (MT940)', path: `/demo/${readyNames.mt940}` },
    { label: 'Numery albumów (CSV)', path: `/demo/${readyNames.albums}` },
  ];
}

const readyNames = { elixir: 'wyciag-elixir.txt', mt940: 'wyciag-mt940.sta', albums: 'numery-albumow.csv' };
const aboutName = 'demo.json';

/** The data that the login page reads. */
export function writeAbout(web: string, about: object): void {
  writeFileSync(join(web, 'demo', aboutName), JSON.stringify(about));
}

/** The API serves the files that it finds when it starts: they are there before, and empty until the data is. */
export function makeRoom(web: string): void {
  const folder = join(web, 'demo');
  mkdirSync(folder, { recursive: true });
  for (const name of [...Object.values(readyNames), aboutName]) writeFileSync(join(folder, name), '');
}

/** Transfers of the amounts that students owe by now, and one to an unknown account. */
async function readTransfers(ownerUrl: string, today: string): Promise<Transfer[]> {
  const owed = JSON.parse(await sql(ownerUrl, owedNow(today))) as OwedRow[]; // as the statement makes it
  const stranger = { account: makeAccount(404), amount: 45_000, name: 'Zofia Nieznana' };
  return [...owed, stranger].map(({ account, amount, name }, index) => ({
    account,
    amount,
    date: today,
    payer: name.toUpperCase(),
    payerAccount: makeAccount(7_000 + index),
    title: 'CZESNE',
    reference: `DEMO${today.replaceAll('-', '')}${String(index).padStart(4, '0')}`,
  }));
}

interface OwedRow {
  readonly account: string;
  readonly amount: number;
  readonly name: string;
}

const owedNow = (today: string) => `
  select coalesce(json_agg(owed), '[]') from (
    select distinct on (d.uid) e.bank_account as account, d.amount, u.name
    from due_list as d
    join enrolments as e on e.uid = d.uid and e.archived_at is null and e.bank_account is not null
    join users as u on u.id = d.uid
    where d.day <= '${today}'
    order by d.uid, d.day, e.id desc limit 23) as owed`;

/** A line for everybody who studies one course and has no number yet. */
async function readAlbumNumbers(ownerUrl: string): Promise<string> {
  const lines = await sql(
    ownerUrl,
    `select u.email || ';' || (900000 + row_number() over (order by u.id))
     from users as u
     join enrolments as e on e.uid = u.id and e.archived_at is null
     join enrolment_courses as c on c.enrolment_id = e.id
     group by u.id having count(*) = 1 and count(c.album_nr) = 0
     order by u.id limit 40`,
  );
  return `e-mail;numer albumu\r\n${lines.trim().replaceAll('\n', '\r\n')}\r\n`;
}
