import { setTimeout as pause } from 'node:timers/promises';
import { getDemoAccount } from '../../apps/api/seeds/demo-accounts.ts';
import { openReadyGroups } from '../../apps/api/testing/studies/own-ready-groups.ts';
import { sql } from '../services/postgres.ts';
import { goals, timed, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const kills = 20;
const people = 60;

export const certificatesKilled: Experiment = {
  name: 'certificates-killed',
  about: `the process dies at ${kills} moments of completing a group of ${people}`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, killWhileIssuing),
};

interface Seen {
  readonly whole: number;
  readonly nothing: number;
  readonly half: number;
}

/** A group is completed again until it has its certificates, then the next one comes. */
async function killWhileIssuing(house: House) {
  const groups = openReadyGroups({
    databaseUrl: house.services.databaseUrl,
    keysFile: String(house.environment['SEALING_KEYS_FILE']),
  });
  try {
    const cookie = await house.signIn(getDemoAccount(1).id);
    const quiet = await groups.insert(people);
    const usual = await timed(() => issue(house, cookie, quiet));
    let group = await groups.insert(people);
    const seen: Seen[] = [];
    for (let made = 0; made < kills; made += 1) {
      const issuing = issue(house, cookie, group).catch(() => undefined);
      await pause(Math.random() * usual);
      house.api.process.kill('SIGKILL');
      await Promise.all([issuing, house.api.ended]);
      await house.startAgain();
      const certified = await countCertified(house, group);
      seen.push(judge(certified));
      if (certified === people) group = await groups.insert(people);
    }
    await issue(house, cookie, group);
    const [last, wrong] = [await countCertified(house, group), await countWrong(house)];
    const count = (key: keyof Seen) => seen.reduce((sum, one) => sum + one[key], 0);
    return {
      figures: [
        `a group of ${people} takes ${Math.round(usual)} ms undisturbed`,
        `killed ${kills} times: ${count('nothing')} with no certificate, ${count('whole')} with all, ${count('half')} with some`,
        `numbers, register and contents that differ ${wrong}`,
      ],
      missed: goals(
        [count('half') === 0, 'each certificate of a group or none'],
        [last === people, 'the last group is completed'],
        [wrong === 0, 'numbers without gaps, and a register that equals the certificates'],
      ),
    };
  } finally {
    await groups.close();
  }
}

const judge = (certified: number): Seen => ({
  whole: Number(certified === people),
  nothing: Number(certified === 0),
  half: Number(certified !== 0 && certified !== people),
});

async function issue(house: House, cookie: string, ids: readonly number[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const answer = await house.ask('/api/certificates/issue', {
    method: 'POST',
    body: JSON.stringify({ ids, completed: '2026-09-30', issued: today, copies: 2 }),
    headers: { cookie, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`completing was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

const countCertified = (house: House, ids: readonly number[]): Promise<number> =>
  count(
    house,
    `select count(*) from certificates as c join enrolment_courses as e
      on e.enrolment_id = c.enrolment_id and e.cid = c.cid where e.id in (${ids.join(', ')})`,
  );

const countWrong = (house: House): Promise<number> =>
  count(
    house,
    `select (select count(*) from wrong_certificate_numbers) + (select count(*) from wrong_certificates)
      + (select count(*) from certificates as c
        where not exists (select from certificate_register as r where r.certificate_id = c.id))`,
  );

async function count({ services }: House, statement: string): Promise<number> {
  return Number((await sql(services.databaseOwnerUrl, statement)).trim());
}
