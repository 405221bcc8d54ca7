import { readMemory } from '../../apps/api/testing/hostile/heavy-uploads.ts';
import { sql } from '../services/postgres.ts';
import { goals, seconds, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const enrolled = 200_000;
const allowedMegabytes = 50;
const secretariat = 2;

export const exportMemory: Experiment = {
  name: 'export-memory',
  about: `the list of students with ${enrolled} enrolments is read as CSV, and the memory of the API is watched`,
  run: () => withHouse({ only: ['postgres', 'redis'], env: asInProduction }, experiment),
};

/** As `pnpm start` and the image start the API. */
const asInProduction = async () => ({ NODE_OPTIONS: '--max-semi-space-size=8' });

async function experiment(house: House) {
  const cookie = await house.signIn(secretariat);
  await addStudents(house);
  const idle = readMemory(house.api.process.pid);
  // A process that serves takes more than one that has just started or is left alone, whatever it serves.
  const small = [];
  for (let round = 0; round < smallExports; round += 1)
    small.push(await readExport(house, cookie, '?cid=30'));
  const before = Math.max(...small.map(({ peak }) => peak));
  const { lines, megabytes, peak, took } = await readExport(house, cookie, '');
  const more = peak - before;
  return {
    figures: [
      `${lines} lines, ${megabytes.toFixed(0)} MB in ${seconds(took)}`,
      `memory left alone ${idle.toFixed(0)} MB; during ${smallExports} exports of ${small[0]?.lines} lines at most ${before.toFixed(0)} MB; during the large one at most ${peak.toFixed(0)} MB: ${more.toFixed(0)} MB more`,
    ],
    missed: goals(
      [lines > enrolled, 'every enrolment has its line'],
      [more < allowedMegabytes, `less than ${allowedMegabytes} MB more than a small export`],
    ),
  };
}

const smallExports = 10;

async function readExport(house: House, cookie: string, filter: string) {
  const begun = performance.now();
  const answer = await house.ask(`/api/student-course/export${filter}`, { headers: { cookie } });
  if (answer.status !== 200 || !answer.body) throw new Error(`the export was answered ${answer.status}`);
  let [lines, bytes, peak] = [0, 0, readMemory(house.api.process.pid)];
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === newline) lines += 1;
    peak = Math.max(peak, readMemory(house.api.process.pid));
  }
  return { lines, megabytes: bytes / 1e6, peak, took: performance.now() - begun };
}

const newline = 10;

/** Without the triggers, which would take minutes for so many; the list is filled as they fill it. */
async function addStudents({ services }: House): Promise<void> {
  const admin = Object.assign(new URL(services.databaseAdminUrl ?? ''), { pathname: '/indeks' }).href;
  for (let first = 1; first <= enrolled; first += atOnce) await sql(admin, someStudents(first));
  await sql(admin, 'analyze');
}

const atOnce = 10_000;

const someStudents = (first: number) => `
  set session_replication_role = replica;
  with people as (
    insert into users (given_name, surname, email, telephone, user_role)
    select 'Osoba' || n % 900, md5(n::text), 'osoba' || n || '@test.example', lpad(n::text, 9, '0'), 3
    from generate_series(${first}, ${first + atOnce - 1}) as n returning id
  ), added as (
    insert into enrolments (uid, date, pid) select id, '2024-10-01', 1 + id % 20 from people returning id, uid, date
  )
  insert into enrolment_courses (enrolment_id, slot, uid, date, cid, price, album_nr)
    select id, 1, uid, date, 1 + id % 20, 420000, 'A' || id from added;
  insert into student_list (id, enrolment_id, uid, date, pid, cid, name, latest, search, archived, place)
    select r.id, r.enrolment_id, r.uid, r.date, r.pid, r.cid, r.name, r.latest, r.search, r.archived, ''
    from student_list_rows as r where r.id > (select max(id) from enrolment_courses) - ${atOnce}`;
