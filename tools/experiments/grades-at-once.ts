import { getDemoAccount } from '../../apps/api/seeds/demo-accounts.ts';
import { sql } from '../services/postgres.ts';
import { goals, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

/** Among the demo accounts: a lecturer, and one of the secretariat. */
const lecturer = getDemoAccount(0).id;
const administrator = getDemoAccount(1).id;

const rounds = 1_000;
/** A session may ask 600 times a minute. */
const roundsOfSession = 250;

export const gradesAtOnce: Experiment = {
  name: 'grades-at-once',
  about: `two people save one grade at the same moment, ${rounds} times`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, saveAtOnce),
};

/** A row of the demo lecturer's first subject, whose lecturer and the secretariat may both grade. */
async function findRow(house: House) {
  const found = await sql(
    house.services.databaseOwnerUrl,
    `select e.id, s.id from subjects as s join enrolment_courses as ec on ec.cid = s.cid
      join enrolments as e on e.id = ec.enrolment_id and e.archived_at is null
      where s.uid = ${lecturer} and s.after_join = 1 and e.date >= '2024-03-01'
        and e.uid <> s.uid and not exists (select from grades as g where g.enrolment_id = e.id and g.sid = s.id)
      order by e.id desc, s.id limit 1`,
  );
  const [eid = 0, sid = 0] = found.trim().split('|').map(Number);
  return { eid, sid };
}

async function saveAtOnce(house: House) {
  const row = await findRow(house);
  const found = { winners: 0, refused: 0, lost: 0 };
  let cookies: string[] = [];
  let version: number | null = null;
  for (let round = 0; round < rounds; round += 1) {
    if (round % roundsOfSession === 0)
      cookies = [await house.signIn(lecturer), await house.signIn(administrator)];
    // A save must change something, so the present grade is not sent again.
    const grades = round % 2 === 0 ? [3, 3.5] : [4, 4.5];
    const body = { ...row, version };
    const answers = await Promise.all(
      cookies.map((cookie, index) => save(house, cookie, { ...body, grade: grades[index] ?? null })),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    found.winners += answers.filter(({ status }) => status === 200).length;
    found.refused += answers.filter(({ status }) => status === 409).length;
    const now = await stands(house, row);
    if (now.value !== (grades[winner] ?? 0) * 10) found.lost += 1;
    version = now.version;
  }
  const kept = Number(
    await sql(
      house.services.databaseOwnerUrl,
      `select count(*) from grade_history where enrolment_id = ${row.eid} and sid = ${row.sid}`,
    ),
  );
  return {
    figures: [
      `winners ${found.winners}, refused ${found.refused}, lost ${found.lost}`,
      `in the history ${kept}`,
    ],
    missed: goals(
      [found.winners === rounds && found.refused === rounds, 'one of two wins, the other is refused'],
      [found.lost === 0 && kept === rounds, 'what was saved stands there and in the history'],
    ),
  };
}

async function save(house: House, cookie: string, body: object): Promise<{ status: number }> {
  const answer = await house.ask('/api/evaluations/saveGrade', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie, 'content-type': 'application/json' },
  });
  await answer.arrayBuffer();
  return { status: answer.status };
}

async function stands(house: House, { eid, sid }: { eid: number; sid: number }) {
  const found = await sql(
    house.services.databaseOwnerUrl,
    `select value, version from grades where enrolment_id = ${eid} and sid = ${sid}`,
  );
  const [value = 0, version = 0] = found.trim().split('|').map(Number);
  return { value, version };
}
