import { terms } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { protocolRoutes } from '@indeks/contract/studies/protocols/protocols.routes';
import { findWrongThings, readKeptThings } from '#platform/kept/kept.ts';
import {
  intake,
  isListed,
  isPassed,
  needsTerm,
  readSheet,
  type GradesModel,
  type GradesReal,
  type PersonModel,
} from './grades-world.ts';

/** What does not hold of grades and protocols, in words. */
export const findWrongGrades = async (model: Readonly<GradesModel>, real: GradesReal): Promise<string[]> => [
  ...(await judgeSheet(model, real)),
  ...(await judgeProtocols(model, real)),
  ...(await judgeHistory(model, real)),
  ...(await judgeKept(real)),
];

/** The last that was passed, else the last that somebody came to. */
const countGrade = ({ attempts }: PersonModel): number | null => {
  const given = terms
    .toReversed()
    .map((term) => attempts[term])
    .filter((grade) => grade !== undefined && grade > 0);
  return given.find(isPassed) ?? given[0] ?? null;
};

const judgeSheet = async ({ people }: Readonly<GradesModel>, real: GradesReal): Promise<string[]> => {
  const rows = new Map((await readSheet(real)).map((row) => [row.eid, row]));
  return [...people.entries()].flatMap(([place, person]) => {
    const row = rows.get(real.eids[place] ?? 0);
    if (!isListed(person)) return row ? [`person ${place} is listed, and should not be`] : [];
    const seen = [
      row?.grade ?? null,
      ...terms.map((term) => row?.attempts.find((one) => one.term === term)?.grade),
    ];
    const wanted = [countGrade(person), ...terms.map((term) => person.attempts[term])];
    return JSON.stringify(seen) === JSON.stringify(wanted)
      ? []
      : [`person ${place} has ${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`];
  });
};

const judgeProtocols = async (
  model: Readonly<GradesModel>,
  { office, group, eids }: GradesReal,
): Promise<string[]> => {
  const wrong: string[] = [];
  const { body } = await office.call(protocolRoutes.group, { query: { date: intake, ...group, half: 1 } });
  for (const { type, last } of body.types) {
    const wanted = model.inForce[type];
    if ((last?.id ?? undefined) !== wanted?.id) wrong.push(`of term ${type} ${last?.number} is in force`);
    if (!last || !wanted) continue;
    const { body: detail } = await office.call(protocolRoutes.get, { params: { id: last.id } });
    const seen = new Map(detail.pdfData.students.map(({ eid, grade }) => [eid, grade ?? 0]));
    for (const [place, grade] of wanted.rows)
      if (seen.get(eids[place] ?? 0) !== grade)
        wrong.push(`protocol ${last.number} says another grade of ${place}`);
    if (seen.size !== wanted.rows.size) wrong.push(`protocol ${last.number} names others`);
    for (const place of wanted.rows.keys())
      if (!needsTerm(model.people[place] ?? { attempts: {} }, type))
        wrong.push(`protocol ${last.number} names ${place}, who passed before`);
  }
  const { body: all } = await office.call(protocolRoutes.list, { query: { page: 1, sid: group.sid } });
  if (all.total !== model.closed.length) wrong.push(`there are ${all.total} protocols`);
  return wrong;
};

/** Every change stands there: the last of a term is what the term has. */
const judgeHistory = async ({ people }: Readonly<GradesModel>, real: GradesReal): Promise<string[]> => {
  const wrong: string[] = [];
  for (const [place, person] of people.entries()) {
    if (!isListed(person)) continue;
    const params = { eid: real.eids[place] ?? 0, sid: real.group.sid };
    const { body } = await real.office.call(evaluationRoutes.history, { params });
    for (const term of terms) {
      const changes = body.items.filter((change) => change.term === term).toReversed();
      if ((changes.at(-1)?.after ?? undefined) !== person.attempts[term])
        wrong.push(`the history of person ${place} ends otherwise in term ${term}`);
      if (changes.some(({ before }, index) => before !== (changes[index - 1]?.after ?? null)))
        wrong.push(`the history of person ${place} has a gap in term ${term}`);
    }
  }
  return wrong;
};

const judgeKept = async ({ ctx }: GradesReal): Promise<string[]> => {
  const wrong = await findWrongThings(ctx, await keptThings);
  return wrong.map(({ name, rows }) => `kept: ${name} ${JSON.stringify(rows)}`);
};

const keptThings = readKeptThings().then((things) =>
  things.filter(({ name }) => /^(?:grade|protocol|graduation)/.test(name)),
);
