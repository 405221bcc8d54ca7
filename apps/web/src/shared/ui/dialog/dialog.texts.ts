export const dialogTexts = {
  cancel: 'Anuluj',
  close: 'Zamknij',
  toDelete: 'Do usunięcia',
  deleteFailed: 'Nie udało się usunąć. Spróbuj ponownie.',
};
