import type { PersonRecord } from '@indeks/contract/identity/people/people.schemas';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { personRecord as person } from '#data/testing/people.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { ConsentCell, describePerson, NameCell, PersonCard } from './people-cells.tsx';

const words = () => document.body.textContent;

describe('the name', () => {
  test('leads to the page of the person', () => {
    renderInKit(<NameCell person={person()} path="/users" />);
    expect(screen.getByRole('link', { name: 'Źrebiec Łukasz' }).getAttribute('href')).toBe('/users/7');
  });

  test.each([
    [{ changed_recently: true }, 'Zmiana danych'],
    [{ active: 0 }, 'Nieaktywny'],
  ] as const)('of %j is marked as %s in the table and on a phone, others are not', (changes, mark) => {
    const readMarks = (shown: PersonRecord) => {
      const { unmount } = renderInKit(
        <>
          <NameCell person={shown} path="/users" />
          <PersonCard person={shown} path="/users" withConsent />
        </>,
      );
      const marks = screen.queryAllByText(mark).length;
      unmount();
      return marks;
    };
    expect([readMarks(person(changes)), readMarks(person())]).toEqual([2, 0]);
  });

  test.each([
    [0, 0, 'Wykładowca · pracownik'],
    [0, 1, 'Wykładowca · firma'],
    [8, 1, 'Wykładowca MBA · firma'],
    [2, 0, 'Koordynator'],
    [6, 0, 'Księgowość'],
  ] as const)('of role %i with is_company %i stands over "%s"', (user_role, is_company, description) => {
    expect(describePerson(person({ user_role, is_company }))).toBe(description);
  });
});

test.each([
  [null, 'Nie'],
  ['2026-09-01T22:30:00.000Z', 'Tak, 02.09.2026'],
])('the consent %s is "%s"', (rodo, shown) => {
  const { container } = renderInKit(<ConsentCell rodo={rodo} />);
  expect(container.textContent).toContain(shown);
});

describe('on a phone', () => {
  test('a lecturer has the chips of contract and consent and the contact', () => {
    renderInKit(<PersonCard person={person()} path="/users" withConsent />, { width: 390 });
    for (const shown of ['Brak umowy', 'Brak zgody RODO', 'lukasz@uczelnia.example', '501\u00a0220\u00a0410'])
      expect(words()).toContain(shown);
  });

  test('administrative staff has no consent', () => {
    renderInKit(<PersonCard person={person()} path="/administrativeStaff" withConsent={false} />);
    expect(words()).not.toContain('RODO');
  });
});
