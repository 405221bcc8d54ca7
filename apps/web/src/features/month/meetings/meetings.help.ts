import { defineHelp } from '#shared/help/help.ts';

export const meetingsHelp = defineHelp({
  about: 'Zjazdy, na których możesz prowadzić zajęcia. Odbywają się od piątku do niedzieli.',
  steps: [
    {
      name: 'Zgłoś dostępność',
      how: 'Wybierz miejscowość i\u00a0termin. Jeden dzień to też termin.',
      show: 'Dodaj dostępność',
    },
    {
      name: 'Wyślij raport ze zjazdów',
      how: 'Na koniec miesiąca, najpóźniej 5\u00a0dnia następnego.',
      show: 'Wyślij do akceptacji',
    },
    {
      name: 'Pobierz kalendarz',
      how: 'Plik PDF ma zjazdy wybranego miesiąca.',
      show: 'Generuj plik PDF',
    },
  ],
  marks: [
    { sign: 'Czeka na akceptację', tone: 'warning', means: 'raport czeka na decyzję sekretariatu' },
    { sign: 'Zaakceptowana', tone: 'ok', means: 'miesiąc jest zablokowany' },
  ],
  undone: 'Usuniętego zjazdu. Wysłany raport można wycofać do decyzji sekretariatu.',
});

export const allMeetingsHelp = defineHelp({
  title: 'Kalendarz zjazdów wszystkich osób',
  about: 'Kto i\u00a0gdzie prowadzi zajęcia: zjazdy wszystkich wykładowców według miejscowości.',
  steps: [
    {
      name: 'Wybierz miejscowość',
      how: 'Kliknięcie miejscowości pokazuje, kto prowadzi w\u00a0niej zajęcia.',
    },
    {
      name: 'Dodaj zjazd za wykładowcę',
      how: 'Wybierz osobę, miejscowość i\u00a0termin od piątku do niedzieli.',
      show: 'Dodaj zjazd',
    },
    {
      name: 'Pobierz zestawienie',
      how: 'Raport PDF albo plik CSV z\u00a0wybranego miesiąca.',
      show: 'Generuj raport',
    },
  ],
  marks: [
    { sign: 'bez wykładowcy', means: 'w\u00a0tej miejscowości nikt się jeszcze nie zgłosił' },
    { sign: 'pierwsze 100\u00a0miejscowości', means: 'pozostałe zobaczysz po wybraniu miejscowości' },
  ],
  undone: 'Usuniętego zjazdu: znika z\u00a0kalendarza wykładowcy i\u00a0z\u00a0raportu.',
});
