export const reportBarTexts = {
  title: (month: string) => `Raport za ${month}`,
  waits: 'Raport wysłany, oczekuje na akceptację',
  stepsLabel: 'Droga raportu',
  steps: [
    { open: 'Wpisanie', done: 'Wpisany' },
    { open: 'Wysłanie', done: 'Wysłany' },
    { open: 'Akceptacja', done: 'Zaakceptowany' },
  ],
  /** The last two are quoted from the specification. */
  status: { none: 'Niewysłany', 1: 'Czeka na akceptację', 2: 'Zaakceptowana', 0: 'Odrzucona' },
  send: 'Wyślij do akceptacji',
  accept: 'Zaakceptuj',
  reject: 'Odrzuć',
  pdf: 'Generuj plik PDF',
} as const;
