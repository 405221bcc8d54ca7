import { programmeOf } from '@indeks/contract/studies/evaluations/grades.rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

test.each(['2022-10-01', '2023-03-01', '2023-10-01', '2023-10-02', '2024-03-01', '2026-10-01'])(
  'the database and the contract give the intake %s the same programme',
  async (intake) => {
    const { rows } = await sql<{ programme: number }>`
      select programme_of(${intake}::date) as programme`.execute(app.db);
    expect(rows).toEqual([{ programme: programmeOf(intake) }]);
  },
);
