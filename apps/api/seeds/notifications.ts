import { roleTable } from '@indeks/contract/access/permissions';
import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import { daysAfter } from './intakes.ts';
import type { Plan } from './plan.ts';
import type { DerivedSeed } from './seed.ts';

/** Twenty millions of them at the largest scale; few at the middle one, which the tests fill. */
const perPerson = ({ students }: Plan): number => {
  if (students.count > 100_000) return 96;
  return students.count > 10_000 ? 3 : 8;
};

/** People who send reports are told about them. */
const sendsReports = 'u.user_role in (0, 5)';
const seesMeetings = `u.user_role in (${roleTable['online-meetings.view'].join(', ')})`;
const isOffice = `u.user_role in (${roleTable['chat.inbox'].join(', ')})`;
const student = getDemoAccount(role.student);

const either = (condition: string, yes: string, no: string): string =>
  `case when ${condition} then ${yes} else ${no} end`;

/**
 * Everybody has some of each type that comes to their role, an hour and more apart, none after yesterday, the first two unread. Of messages, the
 * newest is unread at most: unread ones of a sender are one notification.
 */
export const notifications: DerivedSeed = {
  table: 'notifications',
  insert: (plan) => `
    insert into notifications (user_id, type, kind, title, text, link, sender_id, at, seen, digested_on)
    select u.id,
      case place when 0 then 1 when 1 then ${either(seesMeetings, '3', '4')} when 2 then ${either(sendsReports, '2', '4')} else 4 end,
      case place when 0 then 'message' when 1 then ${either(seesMeetings, "'meeting'", "'issue'")}
        when 2 then ${either(sendsReports, "'report-accepted'", "'issue'")} else 'issue' end,
      case place
        when 1 then ${either(seesMeetings, "'Nowe spotkanie: Prawo pracy – konsultacje'", "'Zgłoszenie UNI-A' || (40 + n) || ' rozwiązane'")}
        when 2 then ${either(sendsReports, "'Raport czasu pracy za październik 2025 zaakceptowany'", "'Zgłoszenie UNI-A' || (100 + n) || ' rozwiązane'")}
        when 3 then 'Zgłoszenie UNI-A' || (20 + n) || ' w trakcie' end,
      case place
        when 0 then ${either(isOffice, "'Czy mogę prosić o zaświadczenie dla pracodawcy?'", "'Prośba o uzupełnienie danych w ankiecie'")}
        when 1 then ${either(seesMeetings, "'Prawo pracy – konsultacje, czwartek, 17:30'", "'Jak odblokować miesiąc?'")}
        when 2 then ${either(sendsReports, "''", "'Nie widzę grupy B w dzienniku'")}
        else 'Nie działa pobieranie zaświadczenia' end,
      case place when 0 then ${either(isOffice, `'/chat?user=${student.id}'`, "'/chat?user=0'")}
        when 2 then ${either(sendsReports, "'/times?month=2025-10'", 'null')} end,
      case when place = 0 and ${isOffice} then ${student.id} end,
      timestamptz '${daysAfter(plan.today, -1)}T18:15:00Z' - make_interval(hours => (n - 1) * 11 + u.id % 5),
      n > 2, case when n > 2 then date '${plan.today}' end
    from users as u
    cross join generate_series(1, ${perPerson(plan)}) as n
    cross join lateral (select (n - 1) % 4 as place) as told`,
};
