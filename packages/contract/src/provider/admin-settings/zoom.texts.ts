import type { ZoomProblem } from './zoom.keys.ts';

/** What is wrong, and what to do about it. */
export const zoomProblemTexts: Readonly<Record<ZoomProblem, string>> = {
  'not-set': 'Dane dostępu do Zooma nie są ustawione.',
  credentials: 'Zoom nie przyjął danych client_id i\u00a0client_secret. Sprawdź je i\u00a0zapisz ponownie.',
  account:
    'Zoom nie zna konta o\u00a0podanym account_id albo aplikacja nie jest na nim włączona. Sprawdź account_id.',
  scopes: 'Aplikacja w\u00a0Zoomie nie ma wszystkich potrzebnych uprawnień. Dodaj je w\u00a0panelu Zooma.',
  'host-unknown':
    'Prowadzący nie ma konta w\u00a0Zoomie organizacji. Dodaj go w\u00a0Zoomie lub wybierz inną osobę.',
  refused: 'Zoom odrzucił dane spotkania.',
  away: 'Zoom nie odpowiada. Spróbuj ponownie za kilka minut.',
  limit: 'Dzienny limit spotkań prowadzącego w\u00a0Zoomie został wyczerpany. Spotkanie powstanie jutro.',
};
