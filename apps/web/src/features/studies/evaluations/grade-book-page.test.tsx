import type { OwnCourse, OwnGrade } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnCertificate } from '@indeks/contract/studies/certificates/certificates.schemas';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { GradeBookPage } from './grade-book-page.tsx';

const subject = (sid: number, semester: 1 | 2, date: string, grade: number | null): OwnGrade => ({
  eid: 31,
  cid: 3,
  sid,
  subject_name: `Przedmiot ${sid}`,
  grade,
  absent: false,
  examDay: null,
  professor_name: 'dr Łukasz Źrebiec',
  semester,
  date,
  exam: 1,
});

const course = (cid: number, name: string): OwnCourse => ({
  eid: 31,
  cid,
  name,
  date: '2026-10-01',
  thesis: 0,
  practice: 1,
  promoterName: null,
  owed: 270_000,
  grades: [
    { ...subject(1, 1, '2026-10-01', 4.5), examDay: '2026-11-14' },
    subject(2, 1, '2026-10-01', 2),
    subject(3, 1, '2026-10-01', null),
    subject(4, 2, '2027-03-01', null),
  ],
});

let server: Loopback;
let certificates: OwnCertificate[];
beforeEach(async () => {
  // Only the date is faked: requests need real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00+01:00') });
  certificates = [];
  server = await loopback(({ url }) =>
    url === '/api/certificates/own'
      ? { body: { certificates } }
      : { body: { courses: [course(3, 'Terapia'), course(4, 'Oligo')] } },
  );
});
afterEach(() => server.close());

test('what is due now stands apart from what comes later, and one enrolment owes once', async () => {
  renderSignedIn(3, <GradeBookPage />);
  const [first, second] = await screen.findAllByRole('region');
  if (!first || !second) throw new Error('two courses are shown');
  expect(within(first).getByText(/^Teraz do zaliczenia: 1\socena, 1\spoprawa oceny\.$/u)).toBeTruthy();
  expect(within(first).getByText(/^Później: 1\socena, praca końcowa\.$/u)).toBeTruthy();
  expect(within(first).getByText(/^Za studia pozostało 2\s700,00\szł\.$/u)).toBeTruthy();
  expect(within(second).queryByText(/^Za studia pozostało/u)).toBeNull();
});

test('the subjects stand by semester, with their lecturers', async () => {
  renderSignedIn(3, <GradeBookPage />);
  const [first] = await screen.findAllByRole('region');
  if (!first) throw new Error('a course is shown');
  expect(within(first).getByText('semestr 1 (10.2026)')).toBeTruthy();
  expect(within(first).getByText('semestr 2 (03.2027) · później')).toBeTruthy();
  expect(within(first).getByRole('row', { name: /^Przedmiot 1/u }).textContent).toContain('14.11.2026');
  expect(within(first).getByRole('row', { name: /^Przedmiot 4/u }).textContent).toContain('później');
  expect(within(first).getByRole('row', { name: /^Przedmiot 3/u }).textContent).toContain('brak oceny');
});

test('says that a certificate was issued and waits to be collected', async () => {
  const issued = { id: 5, number: '0215/2027', courseName: 'Terapia', issued: '2027-07-12' };
  certificates = [{ ...issued, handedOn: null, handedHow: null, doubted: null }];
  renderSignedIn(3, <GradeBookPage />);
  expect(await screen.findByRole('textbox', { name: 'Terapia, nr 0215/2027' })).toBeTruthy();
  expect(screen.getByDisplayValue('wystawione 12.07.2027, do odbioru')).toBeTruthy();
});

test('says that the basis of a certificate is being explained', async () => {
  const issued = { id: 5, number: '0215/2027', courseName: 'Terapia', issued: '2027-07-12' };
  certificates = [{ ...issued, handedOn: null, handedHow: null, doubted: '2027-08-02' }];
  renderSignedIn(3, <GradeBookPage />);
  expect(await screen.findByDisplayValue(/; od 02\.08\.2027 sekretariat wyjaśnia podstawę/u)).toBeTruthy();
});
