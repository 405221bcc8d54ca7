import type { within } from '@testing-library/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  dialogNamed,
  endVisit,
  first,
  openStudents as open,
  press,
  refusal,
  sent,
  startInOctober,
  type StudentsVisit,
} from '#app/testing/open-students.tsx';

beforeEach(startInOctober);
afterEach(endVisit);

describe('editing', () => {
  const edit = async (opening: StudentsVisit) => {
    await open('/students', opening);
    await userEvent.click(await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' }));
    await press(/^Edytuj: Agnieszka Dąbrowska, Logopedia/);
    return dialogNamed('Edycja zapisu: Agnieszka Dąbrowska');
  };
  const save = (dialog: ReturnType<typeof within>) =>
    userEvent.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));

  test('asks first; a no sends nothing and keeps what was typed', async () => {
    const dialog = await edit({ write: { body: { ...first, version: 6 } } });
    await userEvent.type(dialog.getByLabelText(/^Komentarz/), 'Rata w\u00a0maju');
    await save(dialog);
    const question = await dialogNamed('Czy na pewno chcesz zapisać zmiany?');
    await userEvent.click(question.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Czy na pewno chcesz zapisać zmiany?' })).toBeNull(),
    );
    expect(sent('PUT')).toEqual([]);
    expect(dialog.queryByRole('alert')).toBeNull();
    await save(dialog);
    const again = await dialogNamed('Czy na pewno chcesz zapisać zmiany?');
    await userEvent.click(again.getByRole('button', { name: 'Zapisz zmiany' }));
    await dialogNamed('Zmiany zapisane');
    expect(sent('PUT')).toEqual([
      [
        '/api/student-course/31',
        expect.objectContaining({ comment: 'Rata w\u00a0maju', version: 5, cid: 1, album_nr: '48210' }),
      ],
    ]);
  });

  test('another course is asked by the server, once', async () => {
    const question = 'Zmiana kierunku usuwa oceny: Logopedia.';
    const dialog = await edit({
      write: (_, confirmed) =>
        confirmed
          ? { body: { ...first, cid: 2, courseName: 'Mediacje' } }
          : refusal(409, 'students/confirm-course', question, {
              confirmable: true,
              question: 'Zmienić kierunek?',
            }),
    });
    const course = dialog.getByRole('combobox', { name: 'Kierunek' });
    await userEvent.clear(course);
    await userEvent.click(await screen.findByRole('option', { name: 'Mediacje' }));
    await save(dialog);
    const asking = await dialogNamed('Zmienić kierunek?');
    expect(asking.getByText(question)).toBeTruthy();
    await userEvent.click(asking.getByRole('button', { name: 'Zmień mimo to' }));
    await dialogNamed('Zmiany zapisane');
    expect(sent('PUT')).toHaveLength(2);
  });
});
