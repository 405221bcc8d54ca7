/** Studies begin twice a year, on 1 March and on 1 October: an intake is that day. */

const first = '2020-10-01';

/** The intake that many steps later; negative is earlier. */
export const intakeAfter = (intake: string, steps = 1): string => {
  const [year = 0, month = 0] = intake.split('-').map(Number);
  const count = year * 2 + (month === 10 ? 1 : 0) + steps;
  return `${Math.floor(count / 2)}-${count % 2 === 1 ? '10' : '03'}-01`;
};

/** The day on which the semester of somebody who began in the intake starts: 1 is the intake itself. */
export const semesterStart = (intake: string, semester: 1 | 2 | 3): string =>
  intakeAfter(intake, semester - 1);

/** The semester that somebody who began in the intake is in; none before the first and after the third. */
export const semesterOn = (intake: string, today: string): 1 | 2 | 3 | undefined =>
  ([1, 2, 3] as const).find(
    (semester) => semesterStart(intake, semester) <= today && today < intakeAfter(intake, semester),
  );

/** All intakes there are, up to seven months ahead, the newest first. */
export const intakesTo = (today: string): string[] => {
  const last = monthsLater(today, 7);
  const intakes: string[] = [];
  for (let intake = first; intake <= last; intake = intakeAfter(intake)) intakes.unshift(intake);
  return intakes;
};

/** The newest one that has begun; the first of all before that. */
export const currentIntake = (today: string): string =>
  intakesTo(today).find((intake) => intake <= today) ?? first;

/** The same day so many months later, or the last of a shorter month. */
export const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
};
