import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import type { Plan } from './plan.ts';
import type { DerivedSeed } from './seed.ts';

/** A hundred and fifty, and more at a larger scale. */
const countIssues = ({ places }: Plan): number => (places / 24) * 150;

const office = getDemoAccount(role.administrator).id;

/** The newest twelve are open: some accepted, some in progress, of which one in three waits for an answer. */
export const issues: DerivedSeed = {
  table: 'issues',
  insert: (plan) => `
    insert into issues (title, type, description, status, priority, reporter_id, concerned_id, created_at, waiting_since, answered_at,
      first_answered_at, resolved_at, assigned_to)
    select words.title, words.type, words.description, state.status, 1 + (n * 7) % 3, reporter.id, reporter.id, state.at,
      case when state.status = 0 or (state.status = 1 and n % 3 = 0) then state.at + case state.status when 1 then interval '30 hours' else interval '0' end end,
      case when state.status > 0 then state.at + interval '5 hours' end, case when state.status > 0 then state.at + interval '5 hours' end,
      case when state.status = 2 then state.at + interval '53 hours' end, case when state.status = 1 and n % 2 = 0 then ${office} end
    from generate_series(1, ${countIssues(plan)}) as n
    join lateral (values
      (0, 1, 'Nie mogę wysłać raportu za październik', 'Po naciśnięciu „Wyślij do akceptacji” nic się nie dzieje. Tak samo na dwóch komputerach.'),
      (1, 1, 'Zły numer rachunku przy drugim kierunku', 'Przy drugim kierunku widzę ten sam numer rachunku co przy pierwszym.'),
      (2, 2, 'Czy mogę dodać drugi samochód?', 'Od listopada jeżdżę innym samochodem. Czy trzeba usunąć poprzedni?'),
      (3, 3, 'Eksport ocen do arkusza', 'Przydałby się przycisk, który zapisuje oceny grupy do arkusza.'),
      (4, 1, 'Brak grupy B w dzienniku', 'Po wybraniu kierunku lista grupy B jest pusta.'),
      (5, 1, 'Link do spotkania nie otwiera się na telefonie', 'Na telefonie po naciśnięciu linku pojawia się pusta strona.'),
      (6, 2, 'Zmiana nazwiska po ślubie', 'Jak zmienić nazwisko w danych i na dyplomie?'),
      (7, 1, 'Nie działa druk ewidencji', 'Plik PDF ewidencji przebiegu pobiera się pusty.'),
      (8, 2, 'Jak odblokować miesiąc?', 'W październiku brakuje jednego przejazdu, a miesiąc jest już wysłany.'),
      (9, 3, 'Kalendarz zjazdów w telefonie', 'Chcę widzieć terminy zjazdów w kalendarzu telefonu.')
    ) as words (place, type, title, description) on words.place = n % 10
    cross join lateral (select case when n > ${countIssues(plan)} - 5 then 0 when n > ${countIssues(plan)} - 12 then 1 else 2 end::smallint as status,
      timestamptz '${plan.today}T06:40:00Z' - make_interval(hours => (${countIssues(plan)} - n) * 9 % 20000, mins => n % 50) as at) as state
    join lateral (select id from users where user_role in (0, 2, 3, 5, 8) and active = 1 and archived_at is null and id <= ${plan.lecturers.from + 40}
      order by hashint8(id * 1000 + n) limit 1) as reporter on true
    order by n`,
};

/** Asked and answered; where somebody waits, the reporter wrote last. */
export const issueMessages: DerivedSeed = {
  table: 'issue_messages',
  insert: () => `
    insert into issue_messages (issue_id, sender_id, by_secretariat, text, at)
    select i.id, case when n = 2 then i.reporter_id else ${office} end, n <> 2,
      case n when 1 then E'Dzień dobry,\\n\\nsprawdzamy to i wrócimy z odpowiedzią.\\n\\nPozdrawiamy\\nZespół techniczny Indeks'
        when 2 then 'Nadal nie działa, przesyłam więcej szczegółów.'
        else E'Dzień dobry,\\n\\nsprawa jest już załatwiona, prosimy o sprawdzenie.\\n\\nPozdrawiamy\\nZespół techniczny Indeks' end,
      i.created_at + make_interval(hours => case n when 1 then 5 when 2 then 30 else 52 end)
    from issues as i cross join generate_series(1, 3) as n
    where i.answered_at is not null and (n = 1 or (i.waiting_since is not null and n = 2) or (i.status = 2 and i.id % 2 = 0))
    order by i.id, n`,
};
