import { currentIntake, intakeAfter } from '@indeks/contract/studies/courses/intakes.rules';
import type { DerivedSeed } from './seed.ts';

/** Their files follow in `documents.ts`, where there is a store. */
export const fileGroups: DerivedSeed = {
  table: 'file_groups',
  insert: ({ today }) => {
    const now = currentIntake(today);
    const [before, next] = [intakeAfter(now, -1), intakeAfter(now)];
    return `
      insert into file_groups (name, roles, semesters) values
        ('Harmonogramy zjazdów', '{0,3}', '{${now},${before}}'),
        ('Wzory prac końcowych', '{3,5}', '{}'),
        ('Regulaminy', '{0,2,3,5}', '{}'),
        ('Druki dla wykładowców', '{0,5}', '{}'),
        ('Materiały koordynatorów', '{2}', '{}'),
        ('Praktyki', '{3,5}', '{${now}}'),
        ('Rekrutacja', '{2}', '{}'),
        ('Egzaminy i zaliczenia', '{0,3,5}', '{${now}}'),
        ('Opłaty i raty', '{3,5}', '{}'),
        ('Zapowiedź nowego semestru', '{3,5}', '{${next}}'),
        ('Szkolenia wykładowców', '{0}', '{}'),
        ('Ukończenie studiów', '{3,5}', '{${before}}')`;
  },
};
