export const calendarTexts = {
  action: 'Kalendarz w\u00a0telefonie',
  title: 'Subskrypcja kalendarza',
  help: 'Dodaj ten adres w\u00a0kalendarzu telefonu lub komputera, a\u00a0zjazdy i\u00a0spotkania online pojawią się w\u00a0nim same. Adres jest prywatny: kto go zna, widzi ten kalendarz.',
  place: 'Czyj kalendarz',
  own: 'Mój kalendarz',
  make: 'Utwórz adres',
  once: 'Skopiuj adres teraz, bo pokazujemy go tylko raz',
  copy: 'Kopiuj adres',
  list: 'Działające adresy',
  since: (name: string, moment: string) => `${name}: adres z\u00a0${moment}`,
  revoke: 'Unieważnij',
  revoked: 'Adres unieważniony',
} as const;
