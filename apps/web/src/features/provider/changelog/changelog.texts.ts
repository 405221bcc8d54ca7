export const changelogTexts = {
  title: 'Co nowego',
  help: 'Zmiany w\u00a0kolejnych wersjach systemu Indeks.',
  version: (version: string) => `Wersja ${version}`,
  home: 'Przejdź do strony głównej',
} as const;
