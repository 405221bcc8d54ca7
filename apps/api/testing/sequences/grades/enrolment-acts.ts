import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import fc from 'fast-check';
import { confirmed } from '#testing/client.ts';
import { archivingOf } from '#testing/studies/enrolments.ts';
import { expectAnswer } from '../answers.ts';
import { intake, isListed } from './grades-world.ts';
import type { GradesAct } from './grading-acts.ts';

/** The first student is never archived or moved, so that there is always somebody to grade. */
const isMovable = (place: number): boolean => place > 0;

const archive = (place: number): GradesAct => ({
  words: `archive person ${place}`,
  isPossible: ({ people }) => isMovable(place) && people[place]?.archived === false,
  perform: async (model, real) => {
    const person = model.people[place];
    const answer = await real.office.raw(archiveRoutes.archive, { body: archivingOf(real.eids[place] ?? 0) });
    if (expectAnswer(answer) && person) person.archived = true;
  },
});

const restore = (place: number): GradesAct => ({
  words: `restore person ${place}`,
  isPossible: ({ people }) => people[place]?.archived === true,
  perform: async (model, real) => {
    const person = model.people[place];
    const body = { ids: [real.eids[place] ?? 0], reason: 'Pomyłka' };
    if (expectAnswer(await real.office.raw(archiveRoutes.restore, { body })) && person)
      person.archived = false;
  },
});

/** To another course, where the subject is not taught, and back again. */
const changeCourse = (place: number): GradesAct => ({
  words: `change the course of person ${place}`,
  isPossible: ({ people }) => isMovable(place) && people[place]?.archived === false,
  perform: async (model, { app, office, eids, group, otherCourse, coordinator }) => {
    const person = model.people[place];
    const id = eids[place] ?? 0;
    const { pid, version } = await app.db
      .selectFrom('enrolments')
      .select(['pid', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const isLeaving = person !== undefined && isListed(person);
    const cid = isLeaving ? otherCourse : group.cid;
    const form = { date: intake, pid, cid, price: 420_000, cid_2: null, price_2: null, coordinator };
    const body = { ...form, comment: '', version };
    const answer = await office.raw(routes.edit, { params: { id }, body }, confirmed);
    if (!expectAnswer(answer)) throw new Error(`moving: ${answer.status} ${answer.text}`);
    if (person) person.elsewhere = isLeaving;
  },
});

const place = fc.nat(3);

export const enrolmentActs: readonly fc.Arbitrary<GradesAct>[] = [
  place.map((one) => archive(one)),
  place.map((one) => restore(one)),
  place.map((one) => changeCourse(one)),
];
