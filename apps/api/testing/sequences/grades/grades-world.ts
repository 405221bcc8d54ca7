import { terms, type Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { pino } from 'pino';
import { createCtx } from '#platform/context.ts';
import type { Client } from '#testing/client.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { insertGroup } from '#testing/studies/evaluations.ts';
import type { TestApp } from '#testing/test-app.ts';

/** What should be, of the people by their places. Grades as on the wire; 0: did not come. */
export interface GradesModel {
  readonly people: readonly PersonModel[];
  readonly inForce: Record<Term, ProtocolModel | undefined>;
  /** Every protocol that was closed, in the order of their numbers. */
  readonly closed: number[];
}

export interface PersonModel {
  readonly attempts: Partial<Record<Term, number>>;
  archived: boolean;
  /** Whether the enrolment has another course now. */
  elsewhere: boolean;
}

export interface ProtocolModel {
  readonly id: number;
  readonly rows: ReadonlyMap<number, number>;
}

/** The running system, and who acts in it. */
export interface GradesReal {
  readonly app: TestApp;
  readonly lecturer: Client;
  readonly office: Client;
  readonly ctx: ReturnType<typeof createCtx>;
  readonly group: { readonly cid: number; readonly sid: number };
  /** Enrolments by place. */
  readonly eids: readonly number[];
  /** What somebody studies who was put on another course, and who looks after the place of all. */
  readonly otherCourse: number;
  readonly coordinator: number;
}

export const intake = '2026-03-01';
const names = ['Ewa Adamczyk', 'Marek Czajka', 'Joanna Ćwiek', 'Żaneta Żbik'];

/** A group of its own for each sequence. */
export const gradesWorlds = async (app: TestApp) => {
  const me = await app.person({ role: 0 });
  const ctx = createCtx({
    services: app.services,
    db: app.db,
    log: pino({ level: 'silent' }),
    requestId: 'sequences',
  });
  const { id: coordinator } = await app.person({ role: 2 });
  return async (): Promise<{ model: GradesModel; real: GradesReal }> => {
    const { cid, sid, students } = await insertGroup(app.db, { lecturerId: me.id, intake, names });
    const eids = students.map(({ eid }) => eid);
    await coordinate(app, eids, coordinator);
    const { id: otherCourse } = await insertCourse(app.db);
    // New sessions in each: how much one may send in a minute is bounded.
    const [lecturer, office] = [await app.signedInAs(me), await app.signedIn(1)];
    return {
      model: {
        people: names.map(() => ({ attempts: {}, archived: false, elsewhere: false })),
        inForce: { 1: undefined, 2: undefined, 3: undefined, 4: undefined },
        closed: [],
      },
      real: { app, lecturer, office, ctx, group: { cid, sid }, eids, otherCourse, coordinator },
    };
  };
};

/** Makes somebody look after the places of enrolments. */
const coordinate = async ({ db }: TestApp, eids: readonly number[], userId: number): Promise<void> => {
  const places = await db
    .selectFrom('enrolments')
    .select('pid as place_id')
    .distinct()
    .where('id', 'in', [...eids])
    .execute();
  await db
    .insertInto('place_coordinators')
    .values(places.map(({ place_id }) => ({ place_id, user_id: userId })))
    .execute();
};

export const readSheet = async ({ lecturer, group: { sid } }: GradesReal): Promise<readonly Evaluation[]> =>
  (await lecturer.call(evaluationRoutes.sheet, { query: { sid, date: intake } })).body.items;

export const isPassed = (grade: number | undefined): boolean => (grade ?? 0) >= 3;

/** People whom a protocol of the term names. */
export const listNamed = ({ people }: Readonly<GradesModel>, term: Term): number[] =>
  [...people.keys()].filter((place) => {
    const person = people[place];
    return person && isListed(person) && needsTerm(person, term);
  });

/** A student who passed a term needs no later one. */
export const needsTerm = ({ attempts }: Pick<PersonModel, 'attempts'>, term: Term): boolean =>
  !terms.some((earlier) => earlier < term && isPassed(attempts[earlier]));

/** The last that somebody has an entry of. */
export const pickLatest = ({ attempts }: PersonModel): Term | undefined =>
  terms.findLast((term) => attempts[term] !== undefined);

/** Whether somebody is in the group now. */
export const isListed = ({ archived, elsewhere }: PersonModel): boolean => !archived && !elsewhere;

/** As many terms as the provider of the tests holds. */
export const lastTerm: Term = 3;

export const isClosed = ({ inForce }: Readonly<GradesModel>, place: number, term: Term): boolean =>
  inForce[term]?.rows.has(place) ?? false;

/** A closed term after this one names somebody; passing it would make that needless. */
export const isClosedAfter = (model: Readonly<GradesModel>, place: number, term: Term): boolean =>
  terms.some((later) => later > term && isClosed(model, place, later));

/** What the protocol of a term would say now: of whom, and who did not come. */
export const foresee = (model: Readonly<GradesModel>, term: Term): string =>
  JSON.stringify(listNamed(model, term).map((place) => [place, model.people[place]?.attempts[term] ?? 0]));
