import { demoPassword } from '../../apps/api/seeds/demo-accounts.ts';
import { sql } from '../services/postgres.ts';

interface Entrance {
  readonly name: string;
  readonly roleName: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody who began years ago and nothing since: what a student sees of the old journal and of studies that ended. */
export async function readOldStudent(ownerUrl: string): Promise<Entrance[]> {
  const found = JSON.parse(await sql(ownerUrl, oldStudent)) as Pick<Entrance, 'name' | 'email'>[]; // as the statement makes it
  return found.map(({ name, email }) => ({
    name,
    roleName: 'Słuchacz dawnego naboru',
    email,
    password: demoPassword,
  }));
}

const oldStudent = `
  select coalesce(json_agg(json_build_object('name', name, 'email', email)), '[]') from (
    select name, email from users
    where user_role = 3 and active = 1 and rodo is not null
      and (select max(date) from enrolments where uid = users.id and archived_at is null) < '2022-01-01'
    order by id limit 1) as student`;
