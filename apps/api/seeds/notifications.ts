import type { Plan } from './plan.ts';
import type { DerivedSeed } from './seed.ts';

/** Twenty millions of them at the largest scale; few at the middle one, which the tests fill. */
const perPerson = ({ students }: Plan): number => {
  if (students.count > 100_000) return 96;
  return students.count > 10_000 ? 3 : 8;
};

/**
 * Everybody has some of each type, an hour and more apart, the first two unread. Reports are those of people who send them.
 * Of messages, the newest is unread at most: unread ones of a sender are one notification.
 */
export const notifications: DerivedSeed = {
  table: 'notifications',
  insert: (plan) => `
    insert into notifications (user_id, type, kind, title, text, link, at, seen, digested_on)
    select u.id, told.type, told.kind, told.title, told.text, told.link,
      timestamptz '${plan.today}T08:15:00Z' - make_interval(hours => (n - 1) * 11 + u.id % 5),
      n > 2, case when n > 2 then date '${plan.today}' end
    from users as u
    cross join generate_series(1, ${perPerson(plan)}) as n
    join lateral (values
      (0, 1, 'message', null, 'Prośba o uzupełnienie danych w ankiecie', '/chat?user=0'),
      (1, 3, 'meeting', 'Nowe spotkanie online', '„Prawo pracy – konsultacje”, czwartek, 17:30', null),
      (2, case when u.user_role in (0, 5) then 2 else 4 end,
        case when u.user_role in (0, 5) then 'report-accepted' else 'issue' end,
        case when u.user_role in (0, 5) then 'Raport czasu pracy za październik 2025 zaakceptowany'
          else 'Zgłoszenie UNI-A' || (100 + n) || ' rozwiązane' end,
        case when u.user_role in (0, 5) then '' else 'Nie widzę grupy B w dzienniku' end,
        case when u.user_role in (0, 5) then '/times?month=2025-10' end),
      (3, 4, 'issue', 'Zgłoszenie UNI-A' || (200 + n) || ' w trakcie', 'Nie działa pobieranie zaświadczenia', null)
    ) as told (place, type, kind, title, text, link) on told.place = (n - 1) % 4`,
};
