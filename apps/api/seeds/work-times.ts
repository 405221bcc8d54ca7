import { role } from '@indeks/contract/access/roles';
import { monthOf } from '@indeks/contract/common/months.rules';
import { online } from '@indeks/contract/month/work-times/work-times.schemas';
import { getDemoAccount } from './demo-accounts.ts';
import { daysAfter } from './intakes.ts';
import { lecturerMonths, type LecturerMonth } from './lecturer-months.ts';
import { townOf } from './places.ts';
import type { Plan } from './plan.ts';
import { randomFor, type Random } from './random.ts';
import { defineSeed } from './seed.ts';

export const workTimes = defineSeed(
  'work_times',
  ['id', 'user_id', 'date', 'city', 'hours', 'comment'],
  function* (plan) {
    let id = 0;
    for (const month of lecturerMonths(plan))
      for (const entry of hoursOf(plan, month)) {
        id += 1;
        yield { id, user_id: month.person.id, ...entry };
      }
  },
);

interface Hours {
  readonly date: string;
  readonly city: string;
  readonly hours: number;
  readonly comment: string;
}

function* hoursOf(plan: Plan, month: LecturerMonth): Generator<Hours> {
  const random = randomFor(`hours ${month.month}`, month.person.id);
  for (const { town, days, over } of month.weekends)
    if (over) for (const date of days) yield { ...taught(random), date, city: town };
  yield* doubtful(month, random);
  if (month.month > monthOf(plan.today)) return;
  for (let left = onlineEntries(month, random); left > 0; left -= 1) {
    const date = daysAfter(`${month.month}-01`, left === 1 ? 0 : random.below(28));
    if (date <= plan.today)
      yield { date, city: online, hours: 1 + random.below(5) / 2, comment: 'konsultacje' };
  }
}

const taught = (random: Random) => ({
  hours: 4 + random.below(13) / 2,
  comment: random.pick(comments),
});

/** A few of the months that wait for the secretariat have something to look at. */
function* doubtful({ status, weekends }: LecturerMonth, random: Random): Generator<Hours> {
  const date = weekends.find(({ over }) => over)?.days[0];
  const kind = random.below(25);
  if (status.czas !== 1 || date === undefined || kind > 1) return;
  if (kind === 0) yield { date, city: online, hours: 14, comment: 'sprawdzanie prac' };
  else yield { date, city: townOf(17), hours: 2, comment: 'egzamin' };
}

/** Those who run the calls have nothing else; a lecturer seldom, the demo one every month on its first day. */
const onlineEntries = ({ person }: LecturerMonth, random: Random): number => {
  if (person.role === role.zoomAdministrator) return 6;
  if (person.id === demoLecturer) return 1;
  return random.chance(0.2) ? 2 : 0;
};

const demoLecturer = getDemoAccount(role.lecturer).id;

const comments = ['', '', '', 'wykład', 'ćwiczenia', 'wykład i ćwiczenia', 'egzamin', 'seminarium'] as const;
