import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import type { DerivedSeed } from './seed.ts';

const office = getDemoAccount(role.administrator).id;

/** Two messages to all students and one to all lecturers, weeks ago. */
export const broadcasts: DerivedSeed = {
  table: 'broadcasts',
  insert: (plan) => `
    insert into broadcasts (sender_id, kind, audience, subject, text, created_at, started_at, finished_at, total, sent)
    select ${office}, 'chat', sent.audience, sent.subject, sent.text,
      at.moment, at.moment, at.moment, people.count, people.count
    from (values
      (1, 'students', 'Legitymacje do odbioru', 'Legitymacje można odebrać w sekretariacie od poniedziałku do piątku, w godzinach 9–15.', 21),
      (2, 'lecturers', 'Rozliczenie godzin', 'Przypominamy o wysłaniu raportów do piątego dnia miesiąca.', 14),
      (3, 'students', 'Plan zjazdów', 'Plan zjazdów na ten semestr jest w zakładce „Dokumenty i informacje”.', 7)
    ) as sent (position, audience, subject, text, days)
    cross join lateral (select timestamptz '${plan.today}T09:00:00Z' - make_interval(days => sent.days) as moment) as at
    cross join lateral (select count(*)::integer as count from users
      where active = 1 and archived_at is null and id <> ${office}
        and case when sent.audience = 'students' then user_role in (3, 5) else user_role in (0, 5, 7, 8) end) as people
    where people.count > 0
    order by sent.position`,
};

/** Whether a person `u` is among those of a message `b`. */
export const gets = `u.active = 1 and u.archived_at is null and u.id <> ${office}
      and case when b.audience = 'students' then u.user_role in (3, 5) else u.user_role in (0, 5, 7, 8) end`;

/** What the office writes again and again. */
export const messageTemplates: DerivedSeed = {
  table: 'message_templates',
  insert: () => `
    insert into message_templates (name, subject, text) values
      ('Rata po terminie', 'Rata na kierunku {kierunek}',
        e'Dzień dobry, {imię w wołaczu}!\n\nZostało do zapłaty {do zapłaty}. Termin raty minął {termin raty}.\n\nPrzy przelewie podaj numer albumu {numer albumu}.'),
      ('Zmiana sali', 'Zmiana sali: {kierunek}',
        e'Dzień dobry, {imię w wołaczu}!\n\nNajbliższe zajęcia w miejscowości {miejscowość} są w innej sali.')`,
};

/** With the message that each has in the chat; those who talk with nobody have none. */
export const broadcastRecipients: DerivedSeed = {
  table: 'broadcast_recipients',
  insert: () => `
    insert into broadcast_recipients (broadcast_id, user_id, state, at, message_id, read)
    select b.id, u.id, 'sent', b.created_at, m.id, coalesce(theirs.read_to >= m.id, false)
    from broadcasts as b join users as u on ${gets}
    left join conversations as c on c.person_id = u.id and c.other_id is null
    left join messages as m on m.conversation_id = c.id and m.at = b.created_at and m.text like b.subject || '%'
    left join conversation_sides as theirs on theirs.conversation_id = m.conversation_id and theirs.owner_id = u.id
    order by b.id, u.listed_name collate "pl-x-icu", u.id`,
};
