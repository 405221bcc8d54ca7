import type { DerivedSeed } from './seed.ts';

/** Half of the classes are practical, and a quarter is held at a distance; two courses in three are described so far. */
export const certificateSubjects: DerivedSeed = {
  table: 'certificate_subjects',
  few: true,
  insert: () => `
    insert into certificate_subjects (sid, hours_practical, ects_practical, hours_practice, hours_distance, ects_distance)
    select id, hours / 2, ects / 2, 0, hours / 4, ects / 4 from subjects
    where hours is not null and ects is not null and cid % 3 > 0`,
};

export const certificateCourses: DerivedSeed = {
  table: 'certificate_courses',
  few: true,
  insert: () => `
    insert into certificate_courses (id, qualification, prk_level, statement)
    select id, '', 7, 'Świadectwo potwierdza przygotowanie do prowadzenia zajęć: ' || name || '.' from courses where id % 3 = 1`,
};

export const certificateEnrolments: DerivedSeed = {
  table: 'certificate_enrolments',
  few: true,
  insert: () => `
    insert into certificate_enrolments (id, practice_place)
    select id, 'Szkoła Podstawowa nr ' || (1 + id % 30) || ' w\u00a0Przykładowie' from enrolments where practice = 1 and id % 5 > 0`,
};
