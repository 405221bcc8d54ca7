import { expect, test } from 'vitest';
import { judgeMigration } from './migration-rules.ts';

const judge = (text: string, name = '0200-test.sql') =>
  judgeMigration({ path: `apps/api/database/migrations/${name}`, text });

test.each([
  ['alter table places drop column telephone;', 'drops places.telephone'],
  ['alter table places rename column telephone to phone;', 'renames places'],
  ['alter table places rename to sites;', 'renames places'],
  ['drop table places;', 'drops a table'],
  ['alter table places alter column name type varchar(20);', 'changes the type of places.name'],
  ['alter table places alter column name set not null;', 'requires places.name'],
  ['alter table places add column motto text not null;', 'requires places.motto'],
  ['alter table places add column a text, add column motto text not null;', 'requires places.motto'],
  ['alter table places add constraint one foreign key (uid) references users;', '"not valid"'],
  ['alter table places add constraint one unique (name);', '"not valid"'],
])('%s is refused', (text, problem) => {
  expect(judge(text)).toContain(problem);
});

test.each([
  'alter table places add column motto text;',
  "alter table places add column motto text not null default '';",
  'alter table places alter column name drop not null;',
  'alter table places add constraint one foreign key (uid) references users not valid;',
  'alter table places rename constraint one to two;',
  'create table sites (id integer); alter table sites add column name text not null;',
  'drop index places_name;',
  '-- contracts 0199-earlier.sql\nalter table places drop column telephone;',
])('%s is an expansion', (text) => {
  expect(judge(text)).toBeUndefined();
});

test('only an earlier migration is contracted, and those of the first release are history', () => {
  const drop = 'alter table places drop column telephone;';
  expect(judge(`-- contracts 0200-test.sql\n${drop}`)).toContain('drops');
  expect(judge(`-- contracts 0201-later.sql\n${drop}`)).toContain('drops');
  expect(judge(drop, '0094-last.sql')).toBeUndefined();
});
