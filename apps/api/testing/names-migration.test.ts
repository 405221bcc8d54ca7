import { afterAll, expect, test } from 'vitest';
import { startOlderDatabase } from './older-database.ts';

/** A database as it was before names were kept in parts. */
const { client, migrate, close } = await startOlderDatabase('0012-names-in-parts.sql');
afterAll(close);

const names = [
  ['Adam Dziedzic', '', 'Adam', 'Dziedzic'],
  ['Anna Maria Kowalska', '', 'Anna Maria', 'Kowalska'],
  ['Żaneta Żółć-Brzęczyszczykiewicz', '', 'Żaneta', 'Żółć-Brzęczyszczykiewicz'],
  ['Ewa  Nowak - Lis ', '', 'Ewa', 'Nowak-Lis'],
  ['dr Adam Dziedzic', 'dr', 'Adam', 'Dziedzic'],
  ['Prof. dr hab. inż. Jan Kos', 'Prof. dr hab. inż.', 'Jan', 'Kos'],
  ['dr hab.inż. Maria Zofia Lis', 'dr hab.inż.', 'Maria Zofia', 'Lis'],
  ['Drohomir Dr', '', 'Drohomir', 'Dr'],
  ['mgr Nowak', '', 'mgr', 'Nowak'],
  ['Sekretariat', '', '', 'Sekretariat'],
] as const;

test('names are split by their last word, with the degree apart', async () => {
  for (const [index, [name]] of names.entries())
    await client.query('insert into users (name, email, user_role) values ($1, $2, 0)', [
      name,
      `osoba-${index}@test.example`,
    ]);
  await migrate();
  const { rows } = await client.query<Record<'degree' | 'given_name' | 'surname' | 'listed_name', string>>(
    'select degree, given_name, surname, listed_name from users order by id',
  );
  expect(rows.map(({ degree, given_name, surname }) => [degree, given_name, surname])).toEqual(
    names.map(([, ...parts]) => parts),
  );
  expect(rows[1]?.listed_name).toBe('Kowalska Anna Maria');
});
