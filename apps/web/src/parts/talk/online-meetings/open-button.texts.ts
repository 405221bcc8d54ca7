export const openButtonTexts = {
  join: 'Dołącz',
  start: 'Rozpocznij',
  opens: { join: (time: string) => `Dołącz od ${time}`, start: (time: string) => `Rozpocznij od ${time}` },
  today: 'Dziś online',
  led: (from: string, until: string, name: string) => `${from}–${until} · ${name}`,
} as const;
