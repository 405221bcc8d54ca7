import { role } from '@indeks/contract/access/roles';
import { gets } from './broadcasts.ts';
import { getDemoAccount } from './demo-accounts.ts';
import type { Plan } from './plan.ts';
import type { DerivedSeed } from './seed.ts';

/** Ten millions of them at the largest scale; few at the middle one, which the tests fill. */
const perConversation = ({ students }: Plan): number => {
  if (students.count > 100_000) return 50;
  return students.count > 10_000 ? 2 : 4;
};

const office = getDemoAccount(role.administrator).id;
const colleague = getDemoAccount(role.superAdmin).id;
const lecturer = getDemoAccount(role.lecturer).id;
const student = getDemoAccount(role.student).id;

/** Lecturers, coordinators and students talk with the secretariat, some of them taken, and one student with one lecturer. */
export const conversations: DerivedSeed = {
  table: 'conversations',
  insert: () => `
    insert into conversations (person_id, other_id, taken_by)
    select id, null, case when id % 50 = 0 then ${office} when id % 50 = 5 then ${colleague} end
    from users where user_role in (0, 2, 3, 5, 8)
    union all select ${Math.min(lecturer, student)}, ${Math.max(lecturer, student)}, null
    order by 2 nulls first, 1`,
};

/** Asked and answered in turn; of one conversation in ten the newest is a question. Messages to many stand among them. */
export const messages: DerivedSeed = {
  table: 'messages',
  insert: (plan) => `
    insert into messages (conversation_id, sender_id, by_secretariat, shared, text, at)
    select c.id,
      case when turn % 2 = 0 then coalesce(c.other_id, ${office}) else c.person_id end,
      turn % 2 = 0 and c.other_id is null, c.other_id is null,
      case when turn % 2 = 0 then (array[
          'Dzień dobry, sprawdzimy to i wrócimy z odpowiedzią do piątku.',
          'Legitymacja jest gotowa do odbioru w sekretariacie.',
          'Dziękujemy, wszystko się zgadza.'])[1 + (n / 2 + c.id) % 3]
        else (array[
          'Dzień dobry, kiedy będzie plan zjazdu?',
          'Czy mogę prosić o zaświadczenie dla pracodawcy?',
          'Przesyłam brakujące dane, proszę o potwierdzenie.',
          'Kiedy mogę odebrać legitymację?'])[1 + (n / 2 + c.id) % 4] end,
      timestamptz '${plan.today}T07:40:00Z' - make_interval(hours => (${perConversation(plan) + 1} - n) * 7 + c.id % 400) as at
    from conversations as c cross join generate_series(1, ${perConversation(plan)}) as n
    cross join lateral (select n + (c.id % 10 = 0)::integer) as t (turn)
    union all
    select c.id, b.sender_id, true, true, b.subject || e'\\n\\n' || b.text, b.created_at
    from broadcasts as b join users as u on ${gets} join conversations as c on c.person_id = u.id and c.other_id is null
    order by at, 1`,
};

/** A conversation in ten waits for an answer of the secretariat; most of the others are done. */
export const conversationSides: DerivedSeed = {
  table: 'conversation_sides',
  insert: () => `
    insert into conversation_sides (conversation_id, owner_id, last_message_id, unread, read_to, waiting_from, done_at, done_by)
    select c.id, side.owner_id, newest.id,
      case when waits then 1 else 0 end, case when waits then newest.id - 1 else newest.id end,
      case when asked then newest.id end, case when done then newest.at end, case when done then ${office}::integer end
    from (select conversation_id, max(id) as id from messages group by conversation_id) as last
    join messages as newest on newest.id = last.id
    join conversations as c on c.id = last.conversation_id
    cross join lateral (values (c.person_id), (c.other_id)) as side (owner_id)
    cross join lateral (select c.id % 10 = 0
      and case when side.owner_id is null then not newest.by_secretariat else newest.sender_id <> side.owner_id end) as w (waits)
    cross join lateral (select side.owner_id is null and not newest.by_secretariat,
      side.owner_id is null and newest.by_secretariat and c.id % 7 <> 0) as i (asked, done)`,
};

/** The answers among the newest messages. */
export const inboxAnswers: DerivedSeed = {
  table: 'inbox_answers',
  few: true,
  insert: () => `
    insert into inbox_answers (conversation_id, asked_at, answered_at)
    select m.conversation_id, asked.at, m.at from messages as m
    cross join lateral (select p.at, p.by_secretariat from messages as p
      where p.conversation_id = m.conversation_id and p.id < m.id order by p.id desc limit 1) as asked
    where m.shared and m.by_secretariat and not asked.by_secretariat and asked.at <= m.at
      and m.id > (select max(id) - 2000 from messages)
    order by m.id`,
};

export const savedReplies: DerivedSeed = {
  table: 'saved_replies',
  insert: () => `
    insert into saved_replies (title, text) values
      ('Do zapłaty', 'Dzień dobry, {imię w wołaczu}, do zapłaty jest {do zapłaty} z terminem {termin raty}.'),
      ('Legitymacja', 'Legitymację można odebrać w sekretariacie od poniedziałku do piątku, w godzinach 9–15.'),
      ('Numer rachunku', 'Numer rachunku do wpłat jest w zakładce „Opłaty”.'),
      ('Zaświadczenie', 'Zaświadczenie przygotujemy w ciągu trzech dni roboczych.')`,
};
