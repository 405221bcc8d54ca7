import { terms, type Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import fc from 'fast-check';
import { expectAnswer } from '../answers.ts';
import {
  foresee,
  intake,
  isClosedAfter,
  isListed,
  isPassed,
  lastTerm,
  listNamed,
  readSheet,
  type GradesModel,
  type GradesReal,
} from './grades-world.ts';
import { chooseTerm, give, type GradesAct } from './grading-acts.ts';

const exam = { day: '2026-06-20', place: 'Warszawa', exceptions: [] };

const bodyOf = ({ group }: GradesReal, type: Term, more: object = {}) => ({
  body: { date: intake, ...group, type, half: 1 as const, exam, ...more },
});

/** Everybody whom it names has an attempt by then, and it is the only one in force. */
const noteClosed = (model: GradesModel, type: Term, id: number, given: ReadonlyMap<number, number>): void => {
  const named = listNamed(model, type);
  const rows = new Map<number, number>();
  for (const place of named) {
    const person = model.people[place];
    const grade = given.get(place) ?? person?.attempts[type] ?? 0;
    if (person) person.attempts[type] = grade;
    rows.set(place, grade);
  }
  for (const [place, grade] of findExamined(model, type)) rows.set(place, grade);
  model.inForce[type] = { id, rows };
  model.closed.push(id);
};

/** A person who left the group after the exam stays on the protocol. */
const findExamined = (
  { people, inForce }: Readonly<GradesModel>,
  type: Term,
): (readonly [number, number])[] =>
  [...(inForce[type]?.rows ?? [])].filter(([place, grade]) => {
    const person = people[place];
    return person && !isListed(person) && grade > 0;
  });

/** A further re-sit comes after the one before it, as long as the provider holds it. */
const canClose = (model: Readonly<GradesModel>, type: Term): boolean =>
  model.inForce[type] === undefined &&
  listNamed(model, type).length > 0 &&
  type <= lastTerm &&
  (type <= 2 || terms.some((term) => term === type - 1 && model.inForce[term] !== undefined));

const close = (type: Term): GradesAct => ({
  words: `close term ${type}`,
  isPossible: () => true,
  perform: async (model, real) => {
    const expected = canClose(model, type);
    const answer = await real.office.call(routes.save, bodyOf(real, type));
    if (expectAnswer(answer) !== expected) throw new Error(`closing: ${answer.status} ${answer.text}`);
    if (expected) noteClosed(model, type, answer.body.id, new Map());
  },
});

const closeTwiceAtOnce = (type: Term): GradesAct => ({
  words: `close term ${type} twice at once`,
  isPossible: () => true,
  perform: async (model, real) => {
    const expected = canClose(model, type) ? 1 : 0;
    const ask = () => real.office.call(routes.save, bodyOf(real, type));
    const answers = (await Promise.all([ask(), ask(), ask()])).filter(expectAnswer);
    if (answers.length !== expected) throw new Error(`${answers.length} protocols of one term`);
    for (const { body } of answers) noteClosed(model, type, body.id, new Map());
  },
});

/** Somebody looks at what will be closed, another one gives a grade, and the first closes. */
const closeWhatWasSeen = (type: Term, place: number, grade: number): GradesAct => ({
  words: `look at term ${type}, give ${grade} to person ${place}, close what was seen`,
  isPossible: (model) => canClose(model, type) && listNamed(model, 1).includes(place),
  perform: async (model, real) => {
    const query = { date: intake, ...real.group, half: 1 as const, type };
    const { body: preview } = await real.office.call(routes.preview, { query });
    const before = foresee(model, type);
    const row = (await readSheet(real)).find(({ eid }) => eid === real.eids[place]);
    const change = { eid: real.eids[place] ?? 0, sid: real.group.sid, grade, version: row?.version ?? null };
    const given = await real.lecturer.raw(evaluationRoutes.save, { body: change });
    if (expectAnswer(given)) give(model, place, chooseTerm(model, place, grade), grade);
    const expected = foresee(model, type) === before && canClose(model, type);
    const answer = await real.office.call(routes.save, bodyOf(real, type, { seen: preview.seen }));
    if (expectAnswer(answer) !== expected) throw new Error(`closing: ${answer.status} ${answer.text}`);
    if (expected) noteClosed(model, type, answer.body.id, new Map());
  },
});

const canCorrect = (model: Readonly<GradesModel>, type: Term, place: number, grade: number): boolean => {
  const inForce = model.inForce[type];
  const named = listNamed(model, type);
  if (!inForce || !named.includes(place)) return false;
  if (isPassed(grade) && isClosedAfter(model, place, type)) return false;
  const people = new Set([...named, ...findExamined(model, type).map(([one]) => one)]);
  const isSame = people.size === inForce.rows.size && [...people].every((one) => inForce.rows.has(one));
  return !isSame || model.people[place]?.attempts[type] !== grade;
};

const correctionOf = (model: Readonly<GradesModel>, { eids }: GradesReal, type: Term, change: Change) => ({
  correction: {
    of: model.inForce[type]?.id ?? 2_147_483_647,
    reason: 'Błąd przy przepisywaniu',
    grades: [{ eid: eids[change.place] ?? 0, grade: change.grade }],
  },
});

interface Change {
  readonly place: number;
  readonly grade: number;
}

const correct = (type: Term, place: number, grade: number): GradesAct => ({
  words: `correct term ${type}: ${grade} to person ${place}`,
  isPossible: () => true,
  perform: async (model, real) => {
    const expected = canCorrect(model, type, place, grade);
    const body = bodyOf(real, type, correctionOf(model, real, type, { place, grade }));
    const answer = await real.office.call(routes.save, body);
    if (expectAnswer(answer) !== expected) throw new Error(`correcting: ${answer.status} ${answer.text}`);
    if (expected) noteClosed(model, type, answer.body.id, new Map([[place, grade]]));
  },
});

/** One of them is first: either the correction is refused, or the withdrawal of what it superseded. */
const correctAndWithdraw = (type: Term, place: number, grade: number): GradesAct => ({
  words: `correct term ${type} and withdraw it at once`,
  isPossible: (model) => canCorrect(model, type, place, grade),
  perform: async (model, real) => {
    const body = { ids: [model.inForce[type]?.id ?? 0], reason: 'Pomyłka' };
    const [correcting, withdrawing] = await Promise.all([
      real.office.call(routes.save, bodyOf(real, type, correctionOf(model, real, type, { place, grade }))),
      real.office.raw(routes.withdrawMany, { body }),
    ]);
    const isCorrected = expectAnswer(correcting);
    if (isCorrected === expectAnswer(withdrawing)) throw new Error('both or none');
    if (isCorrected) noteClosed(model, type, correcting.body.id, new Map([[place, grade]]));
    else model.inForce[type] = undefined;
  },
});

const withdraw = (type: Term): GradesAct => ({
  words: `withdraw the protocol of term ${type}`,
  isPossible: ({ inForce }) => inForce[type] !== undefined,
  perform: async (model, { office }) => {
    const body = { ids: [model.inForce[type]?.id ?? 0], reason: 'Pomyłka' };
    if (!expectAnswer(await office.raw(routes.withdrawMany, { body }))) throw new Error('not withdrawn');
    model.inForce[type] = undefined;
  },
});

const term = fc.constantFrom<Term>(1, 1, 1, 2, 2, 3, 4);
const place = fc.nat(3);
const given = fc.constantFrom(0, 2, 3, 4.5);

export const protocolActs: readonly fc.Arbitrary<GradesAct>[] = [
  term.map((type) => close(type)),
  term.map((type) => closeTwiceAtOnce(type)),
  fc.tuple(term, place, given).map((args) => correct(...args)),
  term.map((type) => withdraw(type)),
  fc.tuple(term, place, given).map((args) => closeWhatWasSeen(...args)),
  fc.tuple(term, place, given).map((args) => correctAndWithdraw(...args)),
];
