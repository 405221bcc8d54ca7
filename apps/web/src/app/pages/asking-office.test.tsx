import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressOfRequest, readRequest } from '#parts/studies/students/enrolment-request.ts';
import {
  choose,
  dialogNamed,
  endVisit,
  openStudents as open,
  pathOf,
  press,
  sent,
  startInOctober,
  typeStudent,
  written,
} from '#app/testing/open-students.tsx';

beforeEach(startInOctober);
afterEach(endVisit);

test('a coordinator who cannot add at present sends the filled form to the secretariat', async () => {
  const message = { id: 5, text: '' };
  await open('/students', { role: 2, canAdd: false, write: { body: message } });
  await press('Poproś sekretariat');
  const dialog = await dialogNamed(/^Prośba o\sdodanie słuchacza$/u);
  await typeStudent(dialog, 'Żaneta');
  await userEvent.type(dialog.getByRole('combobox', { name: 'Czesne (zł)' }), '4200');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Komentarz' }), 'Rata');
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij prośbę' }));
  await dialogNamed('Wysłano prośbę do sekretariatu');
  const [body = ''] = written();
  expect(body).toMatch(/Proszę o\sdodanie słuchacza: Żaneta Osoba, nabór październik 2026/u);
  const [, hash = ''] = /\/students(#prosba=\S+)/u.exec(body) ?? [];
  expect(readRequest(hash)).toMatchObject({
    given_name: 'Żaneta',
    surname: 'Osoba',
    email: 'nowa@poczta.example',
    date: '2026-10-01',
    pid: 3,
    cid: 2,
    price: 420_000,
    coordinator: 4,
    comment: 'Rata',
  });
  expect(sent('POST')).toEqual([]);
});

test('a request that is too long for a message says so and keeps what was typed', async () => {
  await open('/students', { role: 2, canAdd: false });
  await press('Poproś sekretariat');
  const dialog = await dialogNamed(/^Prośba o\sdodanie słuchacza$/u);
  await typeStudent(dialog, 'Ewa');
  await userEvent.type(dialog.getByRole('combobox', { name: 'Czesne (zł)' }), '4200');
  const comment = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Komentarz' });
  await userEvent.click(comment);
  await userEvent.paste('ż'.repeat(450));
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij prośbę' }));
  expect(await dialog.findByText(/^Prośba jest za długa/u)).toBeTruthy();
  expect([comment.value.length, written()]).toEqual([450, []]);
});

test('the address of a request opens the filled form once', async () => {
  const typed = { given_name: 'Żaneta', surname: 'Osoba', price: 420_000, cid: 2 };
  await open(addressOfRequest(typed));
  const dialog = await dialogNamed('Dodaj słuchacza');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Imię/).value).toBe('Żaneta');
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Czesne (zł)' }).value).toBe('4\u00a0200');
  expect(pathOf()).toBe('/students');
});

test('the tuition of the course is proposed until another is typed', async () => {
  await open('/students', {
    answers: { '/api/student-course/proposed-price': { body: { price: 380_000 } } },
  });
  await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
  await press('Dodaj słuchacza');
  const dialog = await dialogNamed('Dodaj słuchacza');
  const price = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Czesne (zł)' });
  await choose(dialog, 'Kierunek', 'Mediacje');
  await waitFor(() => expect(price.value).toBe('3\u00a0800'));
  await userEvent.clear(price);
  await userEvent.type(price, '4100');
  await choose(dialog, 'Kierunek', 'Logopedia');
  await choose(dialog, 'Drugi kierunek', 'Mediacje');
  const second = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Czesne za drugi kierunek (zł)' });
  await waitFor(() => expect(second.value).toBe('3\u00a0800'));
  expect(price.value).toBe('4100');
});
