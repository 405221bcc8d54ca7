import { role } from '@indeks/contract/access/roles';
import { expect, test } from 'vitest';
import { freshSealer } from '#testing/secrecy/sealer.ts';
import { groupCourseId } from './courses.ts';
import { getDemoAccount } from './demo-accounts.ts';
import { everybodysEnrolments } from './enrolments.ts';
import { makePlan } from './plan.ts';
import { subjects } from './subjects.ts';

test.each([1, 10] as const)('at %i× the demo lecturer has a group of forty to grade', (scale) => {
  const plan = makePlan({ scale, today: '2026-11-15', passwordHash: '', sealer: freshSealer() });
  const group = [...everybodysEnrolments(plan)].filter(
    ({ date, cids }) => date === '2026-10-01' && cids.includes(groupCourseId),
  );
  expect(new Set(group.map(({ uid }) => uid)).size).toBe(40);
  expect(group).toHaveLength(40);
  const taught = [...subjects.rows(plan)]
    .map((row) => Object.fromEntries(subjects.columns.map((column, index) => [column, row[index]])))
    .filter(({ cid, uid }) => cid === groupCourseId && uid === getDemoAccount(role.lecturer).id);
  // In the programme of the newest intakes, in its first semester.
  expect(taught).toContainEqual(expect.objectContaining({ after_join: 1, semester: 1 }));
});
