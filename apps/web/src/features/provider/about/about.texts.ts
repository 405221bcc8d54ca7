export const aboutTexts = {
  title: 'O\u00a0systemie',
  help: 'Czym jest Indeks i\u00a0co w\u00a0nim załatwisz.',
  what: 'Indeks to portal studiów podyplomowych. Prowadzący rozliczają w\u00a0nim godziny, przejazdy i\u00a0zjazdy, sekretariat prowadzi słuchaczy, kierunki i\u00a0wpłaty, a\u00a0słuchacze znajdą swoje oceny, dokumenty i\u00a0kontakt z\u00a0uczelnią.',
  whatTitle: 'Do czego służy',
  versionTitle: 'Wersja',
  version: (version: string) => `Indeks, wersja ${version}`,
  changelog: 'Zobacz, co nowego',
  helpTitle: 'Coś nie działa?',
  helpText: (tab: string) => `Napisz w\u00a0zakładce „${tab}” albo skontaktuj się z\u00a0sekretariatem.`,
  sourcesTitle: 'Źródła danych',
  postalCodes:
    'Miejscowości przy kodach pocztowych: GeoNames (geonames.org), na licencji CC\u00a0BY\u00a04.0, dane przetworzone.',
} as const;
