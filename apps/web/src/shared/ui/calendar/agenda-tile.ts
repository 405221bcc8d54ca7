/** The words of a date tile: 10–12 paź, 31–2 paź–lis. */
export function agendaTile({ from, to }: { from: string; to: string }): { days: string; months: string } {
  const days = [from, to].map((day) => String(Number(day.slice(8))));
  const months = [from, to].map((day) => shortMonth.format(new Date(`${day}T00:00:00Z`)));
  return { days: from === to ? (days[0] ?? '') : days.join('–'), months: [...new Set(months)].join('–') };
}

const shortMonth = new Intl.DateTimeFormat('pl-PL', { month: 'short', timeZone: 'UTC' });
