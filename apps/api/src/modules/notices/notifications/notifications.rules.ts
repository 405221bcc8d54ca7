/** Mails are neither sent nor begun between these hours in Warsaw. */
const night = { from: 21, to: 7 } as const;

const warsawTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const minutesInWarsaw = (moment: Date): number => {
  const [hour = 0, minute = 0] = warsawTime.format(moment).split(':').map(Number);
  return hour * 60 + minute;
};

export const isNight = (moment: Date): boolean => {
  const minutes = minutesInWarsaw(moment);
  return minutes >= night.from * 60 || minutes < night.to * 60;
};

/** The moment itself by day; in the night the next morning. */
export const outsideNight = (moment: Date): Date => {
  if (!isNight(moment)) return moment;
  const toMorning = (night.to * 60 - minutesInWarsaw(moment) + 24 * 60) % (24 * 60);
  // In the night in which the clocks change, the morning comes an hour earlier or later.
  return outsideNight(new Date(moment.getTime() + Math.max(toMorning, 1) * 60_000));
};

const longestText = 300;

/** The beginning of a longer text, in one line. */
export const shorten = (text: string): string => {
  const line = text.replace(/[^\S\u00a0]+/g, ' ').trim();
  return line.length <= longestText ? line : `${line.slice(0, longestText - 1).trimEnd()}…`;
};
