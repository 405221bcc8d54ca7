import type { OwnGroup } from '@indeks/contract/studies/evaluations/groups.schemas';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { MyGroups } from './my-groups.tsx';

const group: OwnGroup = {
  sid: 7,
  cid: 3,
  subjectName: 'Prawo pracy',
  courseName: 'Kadry i płace',
  exam: 1,
  date: '2026-10-01',
  half: 2,
  intake: '2026-03-01',
  places: ['Lublin'],
  students: 40,
  graded: 12,
  resits: 0,
  regraded: 0,
  protocols: { first: null, resit: null },
  step: 'grade',
  until: '2027-03-12',
};

const render = (...groups: readonly Partial<OwnGroup>[]) => {
  renderSignedIn(
    0,
    <MyGroups groups={groups.map((more, index) => Object.assign({}, group, { sid: 7 + index }, more))} />,
  );
  return screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '));
};

test('of many groups five are shown, the others when they are asked for; many places are counted', async () => {
  const rows = render(...Array.from({ length: 7 }, () => ({ places: ['Lublin', 'Łódź', 'Opole'] })));
  expect(rows).toHaveLength(5);
  expect(rows[0]).toContain('3 miejscowości · nabór 03.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż wszystkie (7)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});

test('the most urgent group comes first with its progress, its last day, and the way to its sheet', () => {
  const [first] = render({});
  expect(first).toBe(
    'Prawo pracy · egzaminKadry i płaceLublin · nabór 03.202612 z 40 ocenprotokół do 12 marcaOceń grupę',
  );
  const link = screen.getByRole('link', { name: /^Oceń grupę: Prawo pracy, Kadry i płace/u });
  expect(link.getAttribute('href')).toBe('/evaluations-joined?date=2026-10-01&cid=3&sid=7&half=2&sheet=1');
});

test.each([
  [{ step: 'close', graded: 40 } as const, '40 z 40 ocenkomplet ocenprotokół do 12 marcaZamknij protokół'],
  [
    { step: 'resit', resits: 7, regraded: 5, protocols: { first: '126/2026', resit: null } } as const,
    '5 z 7 poprawekpoprawka do 12 marcaI termin: protokół 126/2026Oceń',
  ],
  [
    {
      step: 'closed',
      until: null,
      graded: 28,
      students: 28,
      protocols: { first: '118/2026', resit: null },
    } as const,
    '28 z 28 ocenprotokół 118/2026Otwórz',
  ],
  [{ students: 1, graded: 0 } as const, '0 z 1 ocenyprotokół do 12 marcaOceń'],
])('%o', (more, words) => {
  const [, second] = render({}, more);
  expect(second).toContain(words);
});
