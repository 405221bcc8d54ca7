import { currentIntake, intakeAfter, intakesTo } from '@indeks/contract/studies/courses/intakes.rules';
import { cardLines, mostCounted } from '@indeks/contract/common/cards.rules';
import { folderParts } from '@indeks/contract/studies/students/students.keys';
import type { SignedInCtx } from '#platform/context.ts';
import { ownPlaces } from '../enrolling/choices.queries.ts';
import { seenPlaces } from '../students.service.ts';
import * as queries from './what-waits.queries.ts';

/** People whose folders are not complete, at the places that the caller sees. */
export const incompleteFolders = async (ctx: SignedInCtx) => {
  const seen = await seenPlaces(ctx);
  const people = await queries.newestIncomplete(ctx, seen, cardLines);
  return {
    total: await queries.countIncomplete(ctx, seen, mostCounted + 1),
    people: people.map(({ id, name, missing }) => ({
      id,
      name,
      missing: folderParts.filter((part) => missing.includes(part)),
    })),
  };
};

/** The number of current and coming students by course at the caller's own places. */
export const studentsByCourse = async (ctx: SignedInCtx) => {
  const today = ctx.clock.today();
  const oldest = intakeAfter(currentIntake(today), 1 - semesters);
  const intakes = intakesTo(today).filter((intake) => intake >= oldest);
  const counts = await queries.countByCourse(ctx, await ownPlaces(ctx), intakes);
  return {
    intakes,
    total: counts.find(({ cid }) => cid === null)?.students ?? 0,
    courses: counts.flatMap(({ cid, name, students }) =>
      cid === null || name === null ? [] : [{ id: cid, name, students }],
    ),
  };
};

const semesters = 3;
