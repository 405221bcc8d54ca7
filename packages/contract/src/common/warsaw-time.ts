/** The day and the time of a moment in Warsaw: '2026-11-16' and '09:00'. */
export const warsawTime = (moment: Date): { readonly date: string; readonly time: string } => {
  const [date = '', time = ''] = inWarsaw.format(moment).split(' ');
  return { date, time };
};

const inWarsaw = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
