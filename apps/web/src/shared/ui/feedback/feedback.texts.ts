export const feedbackTexts = {
  copied: 'Skopiowano do schowka!',
  copyFailed: 'Błąd',
  copyFailedDetail: 'Nie udało się skopiować. Zaznacz tekst i\u00a0skopiuj go samodzielnie.',
  loading: 'Wczytuję... proszę czekać',
  step: { done: 'zrobione', current: 'bieżący krok', next: 'jeszcze nie' },
};
