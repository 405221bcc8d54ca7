import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import type { DerivedSeed } from './seed.ts';

const office = getDemoAccount(role.administrator).id;

/** Two messages to all students and one to all lecturers, weeks ago. */
export const broadcasts: DerivedSeed = {
  table: 'broadcasts',
  insert: (plan) => `
    insert into broadcasts (sender_id, kind, audience, subject, text, created_at, total, sent)
    select ${office}, 'chat', sent.audience, sent.subject, sent.text,
      timestamptz '${plan.today}T09:00:00Z' - make_interval(days => sent.days), people.count, people.count
    from (values
      (1, 'students', 'Legitymacje do odbioru', 'Legitymacje można odebrać w sekretariacie od poniedziałku do piątku, w godzinach 9–15.', 21),
      (2, 'lecturers', 'Rozliczenie godzin', 'Przypominamy o wysłaniu raportów do piątego dnia miesiąca.', 14),
      (3, 'students', 'Plan zjazdów', 'Plan zjazdów na ten semestr jest w zakładce „Dokumenty i informacje”.', 7)
    ) as sent (position, audience, subject, text, days)
    cross join lateral (select count(*)::integer as count from users
      where active = 1 and archived_at is null and id <> ${office}
        and case when sent.audience = 'students' then user_role in (3, 5) else user_role in (0, 5, 7, 8) end) as people
    where people.count > 0
    order by sent.position`,
};

/** Whether a person `u` is among those of a message `b`. */
export const gets = `u.active = 1 and u.archived_at is null and u.id <> ${office}
      and case when b.audience = 'students' then u.user_role in (3, 5) else u.user_role in (0, 5, 7, 8) end`;

/** With the message that each has in the chat; those who talk with nobody have none. */
export const broadcastRecipients: DerivedSeed = {
  table: 'broadcast_recipients',
  insert: () => `
    insert into broadcast_recipients (broadcast_id, user_id, state, at, message_id)
    select b.id, u.id, 'sent', b.created_at, m.id
    from broadcasts as b join users as u on ${gets}
    left join conversations as c on c.person_id = u.id and c.other_id is null
    left join messages as m on m.conversation_id = c.id and m.at = b.created_at and m.text like b.subject || '%'
    order by b.id, u.listed_name collate "pl-x-icu", u.id`,
};
