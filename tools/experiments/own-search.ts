import { role } from '../../packages/contract/src/access/roles.ts';
import { foundMessages } from '../../packages/contract/src/talk/chat/chat.keys.ts';
import { chatRoutes } from '../../packages/contract/src/talk/chat/chat.routes.ts';
import { openBareSearch, type BareSearch } from '../../apps/api/testing/bare-search.ts';
import { getDemoAccount } from '../../apps/api/seeds/demo-accounts.ts';
import { sql } from '../services/postgres.ts';
import { goals, findMedian, timed, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const messages = 10_000;
const rounds = 25;
const wantedRatio = 2;
const student = getDemoAccount(role.student).id;
const words = { rare: 'jedyne', absent: 'żadnego', common: 'pytanie' };

export const ownSearch: Experiment = {
  name: 'own-search',
  about: `a student searches ${messages} own messages, and the same by bare SQL`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, experiment),
};

async function experiment(house: House) {
  const conversation = await write(house);
  const cookie = await house.signIn(student);
  const bare = await openBareSearch(house.services.databaseUrl);
  const rows = [];
  for (const [kind, word] of Object.entries(words))
    rows.push({ kind, ...(await compare(house, { cookie, conversation, bare, word })) });
  await bare.close();
  return {
    figures: rows.map(
      ({ kind, ours, plain }) =>
        `a word that is ${kind}: ours ${ours.toFixed(1)} ms, bare SQL ${plain.toFixed(1)} ms (${(ours / plain).toFixed(2)})`,
    ),
    missed: goals(
      ...rows.map(({ kind, ours, plain }): [boolean, string] => [
        ours <= wantedRatio * plain,
        `a word that is ${kind} takes at most ${wantedRatio} × the bare SQL`,
      ]),
    ),
  };
}

/** Writes a message in the student's conversation with the secretariat. */
async function write(house: House): Promise<number> {
  const id = await sql(
    house.services.databaseOwnerUrl,
    `select id from conversations where person_id = ${student} and other_id is null`,
  );
  await sql(
    house.services.databaseOwnerUrl,
    `insert into messages (conversation_id, sender_id, by_secretariat, shared, text, at)
      select ${id}, ${student}, false, true, case when n = 17 then '${words.rare} ' else '' end ||
        '${words.common} numer ' || n || ' o plan zjazdu i termin egzaminu', now() - make_interval(hours => ${messages} - n)
      from generate_series(1, ${messages}) as n`,
  );
  return Number(id);
}

interface Asked {
  readonly cookie: string;
  readonly conversation: number;
  readonly bare: BareSearch;
  readonly word: string;
}

/** In turn, so that what else the machine does falls on both alike. An empty call tells what any call takes. */
async function compare(house: House, { cookie, conversation, bare, word }: Asked) {
  const headers = { cookie };
  const search = `${chatRoutes.search.path}?search=${encodeURIComponent(word)}`;
  const taken: { ours: number; plain: number }[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const empty = await timed(async () =>
      (await house.ask(chatRoutes.unread.path, { headers })).arrayBuffer(),
    );
    const whole = await timed(async () => (await house.ask(search, { headers })).arrayBuffer());
    const plain = await timed(() => bare.find(conversation, word, foundMessages));
    if (round >= 0) taken.push({ ours: Math.max(0, whole - empty), plain });
  }
  return { ours: findMedian(taken, ({ ours }) => ours), plain: findMedian(taken, ({ plain }) => plain) };
}
