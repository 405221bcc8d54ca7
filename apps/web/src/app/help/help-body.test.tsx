import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HelpBody } from '#app/help/help-body.tsx';
import { studentsHelp } from '#features/studies/students/students.help.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';

test('a mark is drawn as its screen draws it: a chip, an icon with words, a number on a pill', () => {
  renderInKit(<HelpBody page={studentsHelp} onShow={undefined} />);
  const drawn = screen.getAllByRole('term').map((term) => ({
    sign: term.textContent,
    look: term.dataset['look'],
    icon: term.querySelector('svg') !== null,
  }));
  expect(drawn).toEqual([
    { sign: 'Zmiana danych', look: undefined, icon: true },
    { sign: '+2', look: 'count', icon: false },
    { sign: 'brakuje 2', look: 'words', icon: true },
    { sign: 'pełna', look: 'words', icon: true },
  ]);
});
