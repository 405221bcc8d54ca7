import { courseWords as words } from '@indeks/contract/studies/courses/courses.texts';
import { numberColumn, textColumn } from '#platform/csv/csv.ts';
import type { CourseRow } from './courses.queries.ts';
import type { SubjectRow } from './subjects.queries.ts';

export const courseColumns = [
  textColumn<CourseRow>('Kierunek', (course) => course.name),
  numberColumn<CourseRow>('Liczba przedmiotów', (course) => course.subjects.length),
  textColumn<CourseRow>('MBA', (course) => (course.mba ? 'tak' : 'nie')),
  textColumn<CourseRow>('Status', (course) => words.active[course.active]),
];

export const subjectColumns = [
  textColumn<SubjectRow>('Przedmiot', (subject) => subject.name),
  textColumn<SubjectRow>('Wykładowca', (subject) => subject.username),
  numberColumn<SubjectRow>('Semestr', (subject) => subject.semester),
  textColumn<SubjectRow>('Zaliczenie/Egzamin', (subject) => words.ending[subject.exam]),
  textColumn<SubjectRow>('Uwagi', (subject) => subject.remarks),
  numberColumn<SubjectRow>('Liczba godzin', (subject) => subject.hours),
  numberColumn<SubjectRow>('ECTS', (subject) => subject.ects),
  textColumn<SubjectRow>('Program', (subject) => words.programme[subject.after_join]),
  textColumn<SubjectRow>('Status', (subject) => words.active[subject.active]),
];
