/** Business time is Europe/Warsaw; nothing asks the system clock but through this. */
export interface Clock {
  now(): Date;
  /** 'YYYY-MM-DD' in Warsaw. */
  today(): string;
}

export const systemClock: Clock = clockFrom(() => new Date());

/** Goes on from another moment than the present one. */
const clockStartingAt = (moment: Date): Clock => {
  const ahead = moment.getTime() - Date.now();
  return clockFrom(() => new Date(Date.now() + ahead));
};

/** The clock of a process by its settings. */
export const makeClock = ({ CLOCK_STARTS_AT }: { readonly CLOCK_STARTS_AT: string }): Clock =>
  CLOCK_STARTS_AT === '' ? systemClock : clockStartingAt(new Date(CLOCK_STARTS_AT));

export function clockFrom(now: () => Date): Clock {
  return { now, today: () => dateInWarsaw(now()) };
}

const warsawDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a moment, 'YYYY-MM-DD'. */
export const dateInWarsaw = (moment: Date): string => warsawDate.format(moment);
