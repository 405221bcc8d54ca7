/** Refusals of issues. */
export const issueErrorTexts = {
  'issues/unknown-person': 'Nie ma takiej osoby. Wybierz ją z\u00a0listy.',
  'issues/unknown-file': 'Nie ma już jednego z\u00a0załączników. Dodaj go ponownie.',
  'issues/resolved': 'To zgłoszenie jest już rozwiązane. Otwórz je raz jeszcze, aby odpowiedzieć.',
  'issues/not-mergeable':
    'Tych zgłoszeń nie można połączyć: to jedno zgłoszenie albo któreś jest już połączone z\u00a0innym.',
  'issues/moved': 'Status tego zgłoszenia zmienił się w\u00a0międzyczasie.',
  'issues/under-way': 'Zgłoszenia, nad którym trwa już praca, nie można zmienić.',
} as const;
