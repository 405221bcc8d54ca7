import { screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import type { Column } from './column.ts';
import { GroupedDataTable } from './grouped-data-table.tsx';
import { listAt } from './list.ts';
import { readyActions } from './row-actions.tsx';

interface Enrolment {
  id: number;
  course: string;
}
const items = [
  {
    group: { id: 1, name: 'Ewa Kamińska' },
    rows: [
      { id: 1, course: 'Logopedia' },
      { id: 2, course: 'Kadry' },
    ],
  },
  { group: { id: 2, name: 'Jan Śliwa' }, rows: [{ id: 3, course: 'Mediacje' }] },
];
const columns: Column<Enrolment, 'name'>[] = [
  { id: 'name', sortable: true, header: 'Kierunek', cell: (enrolment) => enrolment.course },
];
const defaults = { sortKeys: ['name'] as const, sortBy: 'name' as const, filters: {} };

const detailsLink = () => <a href="/students/1">Szczegóły</a>;
const nothing = () => undefined;

interface DemoProps {
  onSend?: (rows: readonly Enrolment[]) => void;
  withActions?: boolean;
  sharedLine?: boolean;
}

type Sharing = (group: { name: string }, row: Enrolment, toggle: ReactNode) => ReactNode;
const nameBoth: Sharing = ({ name }, { course }, toggle) => [`${name}: ${course}`, toggle];
const inline = {
  cell: nameBoth,
  card: nameBoth,
  below: ({ name }: { name: string }) => <p>Więcej o: {name}</p>,
};

function Demo({ onSend = nothing, withActions = true, sharedLine = false }: DemoProps) {
  const [params, setParams] = useState(() => new URLSearchParams());
  const [rows, setRows] = useState<readonly Enrolment[]>([]);
  return (
    <GroupedDataTable
      texts={{
        list: 'Słuchacze',
        noun: { one: 'słuchacz', few: 'słuchaczy', many: 'słuchaczy' },
        empty: { title: 'Brak słuchaczy' },
      }}
      list={listAt(params, defaults, setParams)}
      result={{
        data: { items, total: 32, capped: false },
        isError: false,
        isFetching: false,
        isPlaceholderData: false,
        refetch: nothing,
      }}
      columns={columns}
      groupName={(student) => student.name}
      groupCell={(student, enrolments) => `${student.name} (${enrolments.length})`}
      groupEnd={detailsLink}
      {...(sharedLine && { inline })}
      rowName={(enrolment) => enrolment.course}
      {...(withActions && { rowActions: () => [readyActions.edit] })}
      selection={{ rows, onChange: setRows, actions: [{ label: 'Wyślij', onClick: onSend }] }}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('a group opens and closes and says so', async () => {
  const { user } = renderInKit(<Demo />);
  expect(screen.queryByText('Logopedia')).toBeNull();
  const chevron = screen.getByRole('button', { name: 'Rozwiń: Ewa Kamińska' });
  expect(chevron.getAttribute('aria-expanded')).toBe('false');
  await user.click(chevron);
  expect(screen.getByText('Logopedia')).toBeDefined();
  expect(screen.queryByText('Mediacje')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zwiń: Ewa Kamińska' }));
  expect(screen.queryByText('Logopedia')).toBeNull();
});

test('rows without actions have a cell under the links of the groups, as the head has', async () => {
  const { user } = renderInKit(<Demo withActions={false} />);
  await user.click(screen.getByRole('button', { name: 'Rozwiń: Ewa Kamińska' }));
  expect(screen.getByRole('columnheader', { name: 'Działania' })).toBeDefined();
  const countColumns = (row: HTMLElement) =>
    [...row.querySelectorAll('td, th')].reduce(
      (sum, cell) => sum + (cell as HTMLTableCellElement).colSpan,
      0,
    );
  expect(new Set(screen.getAllByRole('row').map(countColumns))).toEqual(new Set([3]));
});

test('the page counts groups', () => {
  renderInKit(<Demo />);
  expect(screen.getByText('1–25 z 32 słuchaczy')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Strona 2' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Strona 3' })).toBeNull();
});

test('the box of a closed group selects its rows and has three states', async () => {
  const onSend = vi.fn<(rows: readonly Enrolment[]) => void>();
  const { user } = renderInKit(<Demo onSend={onSend} />);
  await user.click(box('Zaznacz wszystko: Ewa Kamińska'));
  expect(screen.getAllByText('Zaznaczono 2')).toHaveLength(2);
  expect(box('Zaznacz wszystkie na stronie').indeterminate).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(onSend).toHaveBeenCalledWith(items[0]?.rows);

  await user.click(screen.getByRole('button', { name: 'Rozwiń: Ewa Kamińska' }));
  await user.click(box('Zaznacz: Kadry'));
  expect(box('Zaznacz wszystko: Ewa Kamińska').indeterminate).toBe(true);
  await user.click(box('Zaznacz wszystko: Ewa Kamińska'));
  expect(box('Zaznacz: Kadry').checked).toBe(true);
  await user.click(box('Zaznacz wszystko: Ewa Kamińska'));
  expect(box('Zaznacz: Logopedia').checked).toBe(false);
});

test('the box in the head reaches into closed groups', async () => {
  const { user } = renderInKit(<Demo />);
  await user.click(box('Zaznacz wszystkie na stronie'));
  expect(screen.getAllByText('Zaznaczono 3')).toHaveLength(2);
  expect(box('Zaznacz wszystko: Jan Śliwa').checked).toBe(true);
});

test('on a phone a group shows its rows as tiles', () => {
  renderInKit(<Demo />, { width: 390 });
  const tiles = screen.getByRole('list', { name: 'Ewa Kamińska' });
  expect(within(tiles).getAllByRole('listitem')).toHaveLength(2);
  expect(within(tiles).getByText('Kadry')).toBeDefined();
});

test('on a phone a first row that shares the line of its group stands on its card, the others open below', async () => {
  const onSend = vi.fn<(rows: readonly Enrolment[]) => void>();
  const { user } = renderInKit(<Demo sharedLine onSend={onSend} />, { width: 390 });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Jan Śliwa: Mediacje')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Rozwiń: Jan Śliwa' })).toBeNull();
  await user.click(box('Zaznacz wszystko: Ewa Kamińska'));
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(onSend).toHaveBeenLastCalledWith(items[0]?.rows);

  await user.click(screen.getByRole('button', { name: 'Rozwiń: Ewa Kamińska' }));
  const tiles = within(screen.getByRole('list', { name: 'Ewa Kamińska' }));
  expect(tiles.getAllByRole('listitem')).toHaveLength(1);
  expect(tiles.getByText('Kadry')).toBeDefined();
  expect(screen.getByText('Więcej o: Ewa Kamińska')).toBeDefined();
  await user.click(box('Zaznacz: Kadry'));
  expect(box('Zaznacz: Logopedia').checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(onSend).toHaveBeenLastCalledWith([items[0]?.rows[0]]);
});
