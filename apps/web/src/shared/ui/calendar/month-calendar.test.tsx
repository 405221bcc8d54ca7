import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { Agenda } from './agenda.tsx';
import type { CalendarEvent, Gathering } from './calendar-event.ts';
import { MonthCalendar } from './month-calendar.tsx';

const lodz: CalendarEvent = {
  id: 2,
  title: 'Zjazd',
  place: { id: 2, name: 'Łódź' },
  from: '2025-10-10',
  to: '2025-10-12',
  comment: 'Dojazd w piątek',
  can: { edit: true, delete: true },
};
const oneDay = (id: number): CalendarEvent => ({ ...lodz, id, title: `Zjazd ${id}`, to: '2025-10-10' });
const makeHandlers = () => ({
  onEdit: vi.fn<(event: CalendarEvent) => void>(),
  onDelete: vi.fn<(event: CalendarEvent) => void>(),
  onAdd: vi.fn<(day: string) => void>(),
});
const month = { month: '2025-10', today: '2025-10-08' };
const barName = 'Zjazd Łódź, 10–12 października 2025';

test('an event is a bar named with its place and dates', () => {
  renderInKit(<MonthCalendar {...month} {...makeHandlers()} events={[lodz]} />);
  expect(screen.getByRole('region', { name: 'Kalendarz: październik 2025' })).toBeDefined();
  expect(screen.getByRole('button', { name: barName })).toBeDefined();
});

test('Enter opens the details, Escape closes them and gives the focus back', async () => {
  const { user } = renderInKit(<MonthCalendar {...month} {...makeHandlers()} events={[lodz]} />);
  const bar = screen.getByRole('button', { name: barName });
  bar.focus();
  await user.keyboard('{Enter}');
  const details = await screen.findByRole('dialog', { name: 'Zjazd' });
  expect(details.textContent).toContain('Dojazd w piątek');
  await waitFor(() => expect(details.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(bar));
});

test.each([
  ['Edytuj', 'onEdit'],
  ['Usuń', 'onDelete'],
] as const)('%s closes the details and hands the event over', async (name, act) => {
  const handlers = makeHandlers();
  const { user } = renderInKit(<MonthCalendar {...month} {...handlers} events={[lodz]} />);
  await user.click(screen.getByRole('button', { name: barName }));
  await user.click(await screen.findByRole('button', { name }));
  expect(handlers[act]).toHaveBeenCalledExactlyOnceWith(lodz);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('only what the server allows is offered', async () => {
  const locked = { ...lodz, can: { edit: false, delete: false } };
  const { user } = renderInKit(
    <MonthCalendar {...month} {...makeHandlers()} onAdd={undefined} events={[locked]} />,
  );
  await user.click(screen.getByRole('button', { name: barName }));
  const details = await screen.findByRole('dialog', { name: 'Zjazd' });
  expect(within(details).getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Dodaj/ })).toBeNull();
});

test('the days of classes can be added to, with one stop of the Tab key and the arrows', async () => {
  const handlers = makeHandlers();
  const { user } = renderInKit(<MonthCalendar {...month} {...handlers} events={[]} />);
  const buttons = screen.getAllByRole('button', { name: /^Dodaj/ });
  // Three days in each of five weeks, without 1 and 2 November.
  expect(buttons).toHaveLength(13);
  expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Dodaj: piątek, 3 października 2025');
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(handlers.onAdd).toHaveBeenCalledExactlyOnceWith('2025-10-11');
});

test('what finds no room is behind "+N więcej"', async () => {
  const four = [1, 2, 3, 4].map(oneDay);
  const { user } = renderInKit(<MonthCalendar {...month} {...makeHandlers()} events={four} />);
  await user.click(screen.getByRole('button', { name: /^\+2\swięcej/ }));
  const more = await screen.findByRole('dialog');
  expect(more.textContent).toContain('Zjazd 3');
  expect(more.textContent).toContain('Zjazd 4');
});

/** A calendar of places: six on one weekend, and towns without a lecturer on another. */
const gatheredAt = (id: number, from = '2025-10-10', to = '2025-10-12'): CalendarEvent => ({
  ...lodz,
  id,
  from,
  to,
  place: { id, name: `Miasto ${id}` },
  gathers: `${id}\u00a0wykładowców`,
});
const six = [5, 6, 7, 8, 9, 10].map((id) => gatheredAt(id));
const towns = [
  { id: 1, name: 'Kutno' },
  { id: 2, name: 'Radom' },
];
const gathering: Gathering = {
  members: (event) => `all of ${event.place.name}`,
  marks: new Map([['2025-10-17', { words: '2 miejscowości bez wykładowcy', items: towns }]]),
};
const fifth = /^Miasto 5: 5.wykładowców, 10–12 października 2025$/;

test('a place is one bar with its number, and says what it gathers when it is opened', async () => {
  const { user } = renderInKit(
    <MonthCalendar {...month} {...makeHandlers()} events={six} gathering={gathering} />,
  );
  const bar = screen.getByRole('button', { name: fifth });
  bar.focus();
  await user.keyboard('{Enter}');
  const opened = await screen.findByRole('dialog', { name: 'Miasto 5, 10–12 października 2025' });
  expect(opened.textContent).toContain('all of Miasto 5');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(bar));
});

test('a week that holds more places than it shows is opened and closed as a whole', async () => {
  const { user } = renderInKit(
    <MonthCalendar {...month} {...makeHandlers()} events={six} gathering={gathering} />,
  );
  const places = () => screen.getAllByRole('button', { name: /^Miasto/ }).length;
  expect(places()).toBe(3);
  const opener = screen.getByRole('button', { name: /^\+3.więcej, 10–12 października/ });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  opener.focus();
  await user.keyboard('{Enter}');
  expect(places()).toBe(6);
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard(' ');
  expect(places()).toBe(3);
});

test.each([1440, 390])('at %i a weekend is marked with what it lacks', async (width) => {
  const Drawn = width < 768 ? Agenda : MonthCalendar;
  const { user } = renderInKit(<Drawn {...month} {...makeHandlers()} events={six} gathering={gathering} />, {
    width,
  });
  await user.click(
    screen.getByRole('button', { name: '2 miejscowości bez wykładowcy, 17–19 października 2025' }),
  );
  const items = within(await screen.findByRole('dialog')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Kutno', 'Radom']);
});

test('the agenda of places has a heading for each day, and under it what begins on it', () => {
  const events = [...six.slice(0, 2), gatheredAt(3, '2025-10-11', '2025-10-11')];
  renderInKit(<Agenda {...month} {...makeHandlers()} events={events} gathering={gathering} />, {
    width: 390,
  });
  const days = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(days).toEqual([
    'piątek, 10 października 2025',
    'sobota, 11 października 2025',
    'piątek, 17 października 2025',
  ]);
  const saturday = within(screen.getByRole('region', { name: /^sobota/ }));
  expect(saturday.getAllByRole('button').map((line) => line.textContent)).toEqual([
    '11 paźMiasto 3 3\u00a0wykładowców',
  ]);
});

test('the agenda lists events by date and opens the same details', async () => {
  const early = { ...lodz, id: 1, title: 'Obrony', from: '2025-10-03', to: '2025-10-03' };
  const handlers = makeHandlers();
  const { user } = renderInKit(<Agenda {...month} {...handlers} events={[lodz, early]} />, { width: 390 });
  const lines = within(screen.getByRole('list')).getAllByRole('button');
  expect(lines.map((line) => line.textContent)).toEqual([
    '3 paźObrony Łódź · Dojazd w piątek',
    '10–12 paźZjazd Łódź · Dojazd w piątek',
  ]);
  await user.click(screen.getByRole('button', { name: /Zjazd/ }));
  await user.click(await screen.findByRole('button', { name: 'Edytuj' }));
  expect(handlers.onEdit).toHaveBeenCalledWith(lodz);
});

test('of the current month the agenda begins with what lies ahead', () => {
  vi.useFakeTimers({ now: new Date('2025-10-13T08:00:00Z'), toFake: ['Date'] });
  const made = (id: number, from: string, to: string) => ({ ...lodz, id, title: `Zjazd ${id}`, from, to });
  const events = [
    made(1, '2025-10-03', '2025-10-05'),
    made(2, '2025-10-13', '2025-10-13'),
    made(3, '2025-10-24', '2025-10-26'),
  ];
  const { unmount } = renderInKit(<Agenda {...month} {...makeHandlers()} events={events} />, { width: 390 });
  const titles = (list: HTMLElement) =>
    within(list)
      .getAllByRole('button')
      .map((line) => /Zjazd \d/.exec(line.textContent)?.[0]);
  expect(screen.getAllByRole('list').map(titles)).toEqual([['Zjazd 2', 'Zjazd 3'], ['Zjazd 1']]);
  unmount();
  renderInKit(<Agenda {...month} {...makeHandlers()} events={six} gathering={gathering} />, { width: 390 });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'piątek, 17 października 2025',
    'piątek, 10 października 2025',
  ]);
});
