import { useState } from 'react';
import { Agenda } from '#shared/ui/calendar/agenda.tsx';
import type { CalendarEvent, Gathering } from '#shared/ui/calendar/calendar-event.ts';
import { EventList } from '#shared/ui/calendar/event-list.tsx';
import { MonthCalendar } from '#shared/ui/calendar/month-calendar.tsx';
import { MonthSelector } from '#shared/ui/calendar/month-selector.tsx';
import type { CatalogueSection } from '../section.ts';

export const calendarSections: readonly CatalogueSection[] = [
  {
    id: 'month-selector',
    title: 'Wybór miesiąca',
    states: [
      { id: 'month-selector-month', title: 'Miesiąc', render: () => <DemoSelector start="2025-10" /> },
      { id: 'month-selector-last', title: 'Ostatni miesiąc', render: () => <DemoSelector start="2025-12" /> },
      { id: 'month-selector-year', title: 'Cały rok', render: () => <DemoSelector start="2025" wholeYear /> },
    ],
  },
  {
    id: 'month-calendar',
    title: 'Kalendarz miesiąca',
    states: [
      {
        id: 'month-calendar-month',
        title: 'Miesiąc zjazdów',
        render: ({ open }) => (
          <MonthCalendar {...calendar} events={events} onAdd={nothing} {...(open && { openEventId: 2 })} />
        ),
      },
      {
        id: 'month-calendar-full',
        title: 'Więcej niż mieści dzień, bez dodawania',
        render: () => <MonthCalendar {...calendar} events={crowded} />,
      },
      {
        id: 'month-calendar-places',
        title: 'Według miejscowości',
        render: () => <MonthCalendar {...calendar} events={ofPlaces} gathering={gathering} onAdd={nothing} />,
      },
    ],
  },
  {
    id: 'agenda',
    title: 'Terminy (telefon)',
    states: [
      {
        id: 'agenda-month',
        title: 'Miesiąc zjazdów',
        render: () => <Agenda {...calendar} events={events} />,
      },
      {
        id: 'agenda-places',
        title: 'Według miejscowości',
        render: () => <Agenda {...calendar} events={ofPlaces} gathering={gathering} />,
      },
      { id: 'agenda-empty', title: 'Bez terminów', render: () => <Agenda {...calendar} events={[]} /> },
    ],
  },
];

function DemoSelector({ start, wholeYear = false }: { start: string; wholeYear?: boolean }) {
  const [value, setValue] = useState(start);
  return <MonthSelector value={value} onChange={setValue} last="2025-12" wholeYear={wholeYear} />;
}

const nothing = () => undefined;
const calendar = { month: '2025-10', today: '2025-10-08', onEdit: nothing, onDelete: nothing };

const event = (
  id: number,
  title: string,
  place: [number, string],
  from: string,
  to: string,
): CalendarEvent => ({
  id,
  title,
  place: { id: place[0], name: place[1] },
  from,
  to,
  can: { edit: true, delete: true },
});

const wroclaw: [number, string] = [1, 'Wrocław'];
const lodz: [number, string] = [2, 'Łódź'];
const gdansk: [number, string] = [3, 'Gdańsk'];
const rzeszow: [number, string] = [4, 'Rzeszów'];

const events: readonly CalendarEvent[] = [
  event(1, 'Zjazd', wroclaw, '2025-10-03', '2025-10-05'),
  { ...event(2, 'Zjazd', lodz, '2025-10-10', '2025-10-12'), comment: 'Dojazd w\u00a0piątek po 16:00' },
  event(3, 'Egzamin poprawkowy', gdansk, '2025-10-11', '2025-10-11'),
  event(4, 'Zjazd', wroclaw, '2025-10-18', '2025-10-19'),
  event(5, 'Obrony prac', rzeszow, '2025-10-25', '2025-10-26'),
  event(6, 'Zjazd', lodz, '2025-10-31', '2025-11-02'),
];

const crowded: readonly CalendarEvent[] = [
  ...events,
  ...[5, 6, 7, 8].map((place) =>
    event(
      10 + place,
      'Zjazd',
      [place, `Ośrodek ${place}`],
      '2025-10-18',
      place % 2 === 0 ? '2025-10-18' : '2025-10-19',
    ),
  ),
];

const ofPlaces: readonly CalendarEvent[] = crowded.map((each, index) =>
  Object.assign({}, each, { gathers: `${index + 5}\u00a0wykładowców` }),
);

const gathering: Gathering = {
  members: (event, { onEdit, onDelete, titleId }) => (
    <EventList
      events={['Źrebiec Łukasz', 'Żółć-Brzęczyszczykiewicz Żaneta'].map((person, index) =>
        Object.assign({}, event, { id: index, title: 'Zjazd', person }),
      )}
      titleId={titleId}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  ),
  marks: new Map([
    [
      '2025-10-17',
      {
        words: '2\u00a0miejscowości bez wykładowcy',
        items: [
          { id: 1, name: 'Kutno' },
          { id: 2, name: 'Radom' },
        ],
      },
    ],
    ['2025-10-24', { words: '1\u00a0miejscowość bez wykładowcy', items: [{ id: 3, name: 'Łódź' }] }],
  ]),
};
