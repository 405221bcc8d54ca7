export const feedbackTexts = {
  copied: 'Skopiowano do schowka!',
  copyFailed: 'Błąd',
  copyFailedDetail: 'Nie udało się skopiować. Zaznacz tekst i\u00a0skopiuj go samodzielnie.',
  loadingDelayed: 'Wczytywanie się opóźnia. Sprawdź połączenie z\u00a0internetem; próba zostanie powtórzona.',
  loading: 'Wczytuję... proszę czekać',
  step: { done: 'zrobione', current: 'bieżący krok', next: 'jeszcze nie' },
};
