import { defineHelp } from '#shared/help/help.ts';

export const workTimesHelp = defineHelp({
  about: 'Twoje przepracowane godziny w\u00a0miesiącu. Na ich podstawie sekretariat rozlicza wynagrodzenie.',
  steps: [
    {
      name: 'Wpisz godziny',
      how: 'Dzień, miejscowość i\u00a0liczba godzin. Te same godziny można wpisać na kilka dni tygodnia naraz.',
      show: 'Dodaj czas pracy',
    },
    {
      name: 'Wyślij raport',
      how: 'Na koniec miesiąca, najpóźniej 5\u00a0dnia następnego. Wpisy zostaną wtedy zablokowane.',
      show: 'Wyślij do akceptacji',
    },
    {
      name: 'Popraw po odrzuceniu',
      how: 'Powód stoi na górze strony. Popraw wpisy i\u00a0wyślij raport ponownie.',
    },
  ],
  marks: [
    { sign: 'Niewysłany', means: 'wpisy można zmieniać' },
    { sign: 'Czeka na akceptację', tone: 'warning', means: 'raport czeka na decyzję sekretariatu' },
    { sign: 'Zaakceptowana', tone: 'ok', means: 'miesiąc jest rozliczony i\u00a0zablokowany' },
    { sign: 'On-line', tone: 'info', means: 'zajęcia zdalne, bez miejscowości' },
  ],
  undone: 'Usuniętego wpisu. Wysłany raport można wycofać do decyzji sekretariatu.',
});

export const allWorkTimesHelp = defineHelp({
  title: 'Czas pracy wszystkich osób',
  about: 'Godziny wszystkich osób w\u00a0wybranym miesiącu lub roku.',
  steps: [
    {
      name: 'Znajdź wpisy osoby',
      how: 'Wybierz okres, potem szukaj po nazwisku lub miejscowości.',
      show: 'Szukaj po nazwisku, miejscowości',
    },
    {
      name: 'Wpisz godziny za kogoś',
      how: 'Wybierz osobę i\u00a0wypełnij ten sam formularz, który widzi ona.',
      show: 'Dodaj czas pracy',
    },
    {
      name: 'Pobierz zestawienie',
      how: 'Raport PDF ma to, co lista po filtrach. Długa lista powstaje w\u00a0tle i\u00a0damy znać, gdy będzie gotowa.',
      show: 'Generuj raport',
    },
  ],
  marks: [{ sign: 'On-line', tone: 'info', means: 'zajęcia zdalne, bez miejscowości' }],
  undone: 'Usuniętego wpisu. Każda zmiana zapisuje się w\u00a0historii osoby.',
});
