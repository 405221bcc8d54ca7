import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { Agenda } from './agenda.tsx';
import type { CalendarEvent, MoreEvents } from './calendar-event.ts';
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

/** A calendar that knows two of five events of a day. */
const two = [1, 2].map(oneDay);
const more: MoreEvents = {
  totals: new Map([['2025-10-10', 5]]),
  rest: (day, shown) => `${day}: all but ${[...shown].join(', ')}`,
};

test('events that the calendar does not know are counted, and loaded when asked for', async () => {
  const { user } = renderInKit(<MonthCalendar {...month} {...makeHandlers()} events={two} more={more} />);
  await user.click(screen.getByRole('button', { name: /^\+3\swięcej/ }));
  expect((await screen.findByRole('dialog')).textContent).toBe('2025-10-10: all but 1, 2');
});

test('the agenda has a line for events that it does not know', async () => {
  const { user } = renderInKit(<Agenda {...month} {...makeHandlers()} events={two} more={more} />, {
    width: 390,
  });
  await user.click(screen.getByRole('button', { name: /^\+3\swięcej, 10 października 2025/ }));
  expect((await screen.findByRole('dialog')).textContent).toBe('2025-10-10: all but 1, 2');
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
