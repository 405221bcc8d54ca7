import { terms, type Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { evaluationRoutes as routes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import fc from 'fast-check';
import { expectAnswer, type Answered } from '../answers.ts';
import type { Act } from '../harness.ts';
import {
  isClosed,
  isClosedAfter,
  isListed,
  isPassed,
  lastTerm,
  pickLatest,
  needsTerm,
  readSheet,
  type GradesModel,
  type GradesReal,
} from './grades-world.ts';

export type GradesAct = Act<GradesModel, GradesReal>;

/** What a grade without a term belongs to, as the specification of terms says it. */
export const chooseTerm = (model: Readonly<GradesModel>, place: number, grade: number | null): Term => {
  const person = model.people[place];
  const latest = (person && pickLatest(person)) ?? 1;
  const next = terms.find((term) => term === latest + 1 && term <= lastTerm);
  if (!person || grade === null || next === undefined) return latest;
  return isClosed(model, place, latest) && needsTerm(person, next) ? next : latest;
};

/** Whether the change is admitted; the model follows. */
export const give = (model: GradesModel, place: number, term: Term, grade: number | null): boolean => {
  const person = model.people[place];
  if (!person || !isListed(person)) return false;
  if ((person.attempts[term] ?? null) === grade) return true;
  if (isClosed(model, place, term)) return false;
  if (grade !== null && !needsTerm(person, term)) return false;
  if (grade !== null && isPassed(grade) && isClosedAfter(model, place, term)) return false;
  if (grade !== null && term > lastTerm && person.attempts[term] === undefined) return false;
  if (grade === null) delete person.attempts[term];
  else person.attempts[term] = grade;
  return true;
};

const expectAs = (expected: boolean, answer: Answered): void => {
  if (expectAnswer(answer) !== expected)
    throw new Error(`${expected ? 'refused' : 'admitted'}: ${answer.status} ${answer.text}`);
};

const isThere = ({ people }: Readonly<GradesModel>, place: number): boolean => {
  const person = people[place];
  return person !== undefined && isListed(person);
};

const saveOne = (place: number, grade: number | null): GradesAct => ({
  words: `${grade === null ? 'clear' : `give ${grade} to`} person ${place}`,
  isPossible: (model) => isThere(model, place),
  perform: async (model, real) => {
    const eid = real.eids[place] ?? 0;
    const row = (await readSheet(real)).find((one) => one.eid === eid);
    const body = { eid, sid: real.group.sid, grade, version: row?.version ?? null };
    const expected = give(model, place, chooseTerm(model, place, grade), grade);
    expectAs(expected, await real.lecturer.raw(routes.save, { body }));
  },
});

/** Against a version that nobody has: whatever stands there stays. */
const saveStale = (place: number, grade: number): GradesAct => ({
  words: `give ${grade} to person ${place} from an old screen`,
  isPossible: (model) => isThere(model, place),
  perform: async (model, real) => {
    const eid = real.eids[place] ?? 0;
    const term = chooseTerm(model, place, grade);
    const standing = model.people[place]?.attempts[term] === grade;
    const body = { eid, sid: real.group.sid, grade, version: 2_147_483_647 };
    expectAs(standing, await real.office.raw(routes.save, { body }));
  },
});

/** All or nothing where somebody of them may not be changed. */
const saveSheet = (term: Term, grades: readonly (number | null)[]): GradesAct => ({
  words: `save the sheet of term ${term}: ${grades.map((grade) => grade ?? '–').join(' ')}`,
  isPossible: (model) => grades.some((_, place) => isThere(model, place)),
  perform: async (model, real) => {
    const items = await readSheet(real);
    const places = [...grades.keys()].filter((place) => isThere(model, place));
    const rows = places.map((place) => {
      const attempts = items.find(({ eid }) => eid === real.eids[place])?.attempts ?? [];
      const version = attempts.find((attempt) => attempt.term === term)?.version ?? null;
      return { eid: real.eids[place] ?? 0, grade: grades[place] ?? null, version };
    });
    const trial = structuredClone(model);
    const expected = places
      .map((place) => give(trial, place, term, grades[place] ?? null))
      .every((admitted) => admitted);
    if (expected) for (const place of places) give(model, place, term, grades[place] ?? null);
    expectAs(
      expected,
      await real.lecturer.raw(routes.saveSheet, { body: { sid: real.group.sid, term, rows } }),
    );
  },
});

const clearMany = (places: readonly number[]): GradesAct => ({
  words: `clear the rows of ${places.join(', ')}`,
  isPossible: (model) => places.every((place) => isThere(model, place)),
  perform: async (model, real) => {
    const wanted = places.flatMap((place) => {
      const person = model.people[place];
      const term = person && pickLatest(person);
      return term === undefined ? [] : [{ place, term }];
    });
    const expected = !wanted.some(({ place, term }) => isClosed(model, place, term));
    if (expected) for (const { place, term } of wanted) give(model, place, term, null);
    const body = places.map((place) => ({ eid: real.eids[place] ?? 0, sid: real.group.sid }));
    expectAs(expected, await real.office.raw(routes.removeMany, { body }));
  },
});

/** Two at once from the same screen: one wins, the other is told. */
const saveTwoAtOnce = (place: number, one: number, other: number): GradesAct => ({
  words: `give ${one} and ${other} to person ${place} at once`,
  isPossible: (model) => isThere(model, place) && one !== other,
  perform: async (model, real) => {
    const eid = real.eids[place] ?? 0;
    const row = (await readSheet(real)).find((item) => item.eid === eid);
    const save = (grade: number) =>
      real.office.raw(routes.save, {
        body: { eid, sid: real.group.sid, grade, version: row?.version ?? null },
      });
    const answers = await Promise.all([save(one), save(other)]);
    const winners = [one, other].filter((_, index) => {
      const answer = answers[index];
      return answer !== undefined && expectAnswer(answer);
    });
    const term = chooseTerm(model, place, one);
    const standing = model.people[place]?.attempts[term];
    const changing = winners.filter((grade) => grade !== standing);
    if (changing.length > 1) throw new Error('both were saved');
    for (const grade of changing) if (!give(model, place, term, grade)) throw new Error('admitted');
  },
});

const place = fc.nat(3);
const given = fc.constantFrom(0, 2, 2.5, 3, 3.5, 4, 5);
const outcome = fc.constantFrom(null, 0, 2, 3, 4.5);
const term = fc.constantFrom<Term>(1, 1, 2, 2, 3, 4);

export const gradingActs: readonly fc.Arbitrary<GradesAct>[] = [
  fc.tuple(place, fc.option(given, { freq: 4 })).map((args) => saveOne(...args)),
  fc.tuple(place, given).map((args) => saveStale(...args)),
  fc.tuple(term, fc.array(outcome, { minLength: 1, maxLength: 4 })).map((args) => saveSheet(...args)),
  fc.subarray([0, 1, 2, 3], { minLength: 1 }).map((places) => clearMany(places)),
  fc.tuple(place, given, given).map((args) => saveTwoAtOnce(...args)),
];
