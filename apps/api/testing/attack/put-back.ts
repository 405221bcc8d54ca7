import type { TestApp } from '../test-app.ts';
import type { Victim } from './victims.ts';

type Memory = readonly {
  readonly id: number;
  readonly email: string;
  readonly user_role: number;
  readonly given_name: string;
  readonly surname: string;
  readonly telephone: string | null;
}[];

export const rememberVictims = ({ db }: TestApp, victims: readonly Victim[]): Promise<Memory> =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'user_role', 'given_name', 'surname', 'telephone'])
    .where(
      'id',
      'in',
      victims.map(({ id }) => id),
    )
    .execute();

/** Undoes what a sequence did to the victims, so that the next attacker meets them as the first did. */
export const putBack = async (app: TestApp, people: Memory): Promise<void> => {
  for (const { id, ...columns } of people)
    await app.db.updateTable('users').set(columns).where('id', '=', id).execute();
  const added = `uid in (${people.map(({ id }) => id).join()}) and id not in (${people.map(({ id }) => id).join()})`;
  await app.asOwner(
    `with added as (select id from enrolments where ${added}),
      unpaid as (delete from payments where enrolment_id in (select id from added)),
      courses as (delete from enrolment_courses where enrolment_id in (select id from added))
    delete from enrolments where id in (select id from added)`,
  );
};
