/** Studies start twice a year, on 1 October and on 1 March. All that have started by the date, oldest first. */
export const intakesUntil = (today: string): readonly string[] => {
  const intakes: string[] = [];
  for (let year = 2020; year <= Number(today.slice(0, 4)); year += 1)
    intakes.push(`${year}-03-01`, `${year}-10-01`);
  return intakes.filter((date) => date >= firstIntake && date <= today);
};

const firstIntake = '2020-10-01';

/** 'YYYY-MM-DD', so many days later; negative is earlier. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

export const pickEarlier = (first: string, second: string): string => (first < second ? first : second);
