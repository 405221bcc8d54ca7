/** The words of the login page of `pnpm demo`. */
export const demoTexts = {
  title: 'Wersja pokazowa',
  help: 'Dane są wymyślone. Wybierz, kim chcesz wejść; rolę zmienisz po wylogowaniu.',
  files: 'Pliki do wypróbowania',
  mail: 'Wysłane e-maile',
} as const;
