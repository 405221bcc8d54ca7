import { lecturerMonths } from './lecturer-months.ts';
import { randomFor } from './random.ts';
import { defineSeed } from './seed.ts';

/** Each weekend of teaching is a session in the calendar, also those that are still to come. */
export const meetings = defineSeed(
  'meetings',
  ['id', 'user_id', 'pid', 'name', 'start_date', 'end_date', 'comment'],
  function* (plan) {
    let id = 0;
    for (const { person, month, weekends } of lecturerMonths(plan)) {
      const random = randomFor(`meetings ${month}`, person.id);
      for (const { placeId, days } of weekends) {
        id += 1;
        const name = random.pick(names);
        const comment = random.pick(comments);
        const [start_date] = days;
        const end_date = days.at(-1) ?? start_date;
        yield { id, user_id: person.id, pid: placeId, name, start_date, end_date, comment };
      }
    }
  },
);

const names = ['Zjazd', 'Zjazd', 'Zjazd', 'Zjazd', 'Zjazd', 'Egzamin poprawkowy', 'Obrony prac'] as const;
const comments = ['', '', '', '', 'sala 12', 'zajęcia od 9:00', 'zastępstwo'] as const;
