/** Business time is Europe/Warsaw; nothing asks the system clock but through this. */
export interface Clock {
  now(): Date;
  /** 'YYYY-MM-DD' in Warsaw. */
  today(): string;
}

export const systemClock: Clock = clockFrom(() => new Date());

/** Goes on from another moment than the present one. */
export const clockStartingAt = (moment: Date): Clock => {
  const ahead = moment.getTime() - Date.now();
  return clockFrom(() => new Date(Date.now() + ahead));
};

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
/** The day and the time of a moment in Warsaw. */
export const warsawTime = (moment: Date): { readonly date: string; readonly time: string } => {
  const [date = '', time = ''] = warsawMinute.format(moment).split(' ');
  return { date, time };
};

const warsawMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export const dateInWarsaw = (moment: Date): string => warsawDate.format(moment);
