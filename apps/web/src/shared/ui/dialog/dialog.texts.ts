export const dialogTexts = {
  confirmAnyway: 'Zmień mimo to',
  cancel: 'Anuluj',
  close: 'Zamknij',
  abandon: 'Porzucić zmiany?',
  abandonConsequence: 'Wpisane dane nie zostaną zapisane.',
  abandonConfirm: 'Porzuć zmiany',
  stay: 'Wróć do edycji',
  gone: 'Ktoś usunął to w\u00a0międzyczasie, więc nie można zapisać zmian. Wpisane dane można dodać jako nowe.',
  addAsNew: 'Dodaj jako nowe',
  toDelete: 'Do usunięcia',
  deleteFailed: 'Nie udało się usunąć. Spróbuj ponownie.',
};
