/** A payment that looks like one that is there. */
export const sameTexts = {
  title: 'Prawdopodobnie ta sama wpłata',
  open: 'Czy to ta sama wpłata?',
  same: 'To ta sama',
  other: 'To druga wpłata',
  once: (sum: string) => `Zapiszemy raz: ${sum}.`,
  both: (sum: string) => `Zapiszemy obie: ${sum}.`,
  remembered: 'Odpowiedź zapamiętamy. Można ją cofnąć.',
  undo: 'Cofnij',
  askAgain: 'Cofnij odpowiedź',
  askAgainQuestion: 'Cofnąć odpowiedź o\u00a0tej wpłacie?',
  askAgainConsequence: {
    same: 'Odpowiedziano „To ta sama”. Pytanie wróci, a\u00a0liczyć się będzie nadal jedna z\u00a0wpłat.',
    other:
      'Odpowiedziano „To druga wpłata”. Pytanie wróci, a\u00a0ta wpłata przestanie się liczyć, dopóki ktoś na nie nie odpowie.',
  },
  askAgainFailed: 'Nie udało się cofnąć odpowiedzi',
  askedAgain: 'Odpowiedź cofnięta: wpłata znów czeka na odpowiedź',
  saidSame: 'To ta sama wpłata: liczy się raz',
  saidOther: 'To druga wpłata: liczą się obie',
  field: 'Dane',
  compared: 'Porównanie',
  equal: 'tak samo',
  differs: 'inaczej',
  place: (name: string, entry: string, line: number) =>
    [name, entry, `wiersz ${line}`].filter((part) => part !== '').join(', '),
  here: (entry: string, line: number) =>
    ['Ta wpłata', entry, `wiersz ${line}`].filter((part) => part !== '').join(', '),
  inBoth: (value: string) => (value === '' ? '–' : `${value} w\u00a0obu`),
  from: 'Z\u00a0pliku',
  fields: { amount: 'Kwota', account: 'Rachunek', date: 'Data', payer: 'Nadawca', title: 'Tytuł' },
} as const;
