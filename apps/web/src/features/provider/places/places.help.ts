import { defineHelp } from '#shared/help/help.ts';

export const placesHelp = defineHelp({
  about: 'Ośrodki, w\u00a0których odbywają się zjazdy, i\u00a0ich koordynatorzy.',
  steps: [
    {
      name: 'Dodaj placówkę',
      how: 'Miejscowość, miejsce, adres, kontakt i\u00a0co najmniej jeden koordynator.',
      show: 'Dodaj placówkę',
    },
    {
      name: 'Zmień koordynatora',
      how: 'W\u00a0edycji placówki. Koordynator od razu widzi jej słuchaczy i\u00a0kandydatów.',
    },
    {
      name: 'Zamknij placówkę',
      how: 'Ustaw ją jako nieaktywną: zniknie z\u00a0wyborów, a\u00a0to, co już zapisano, zostanie.',
    },
  ],
  marks: [
    { sign: 'Aktywny', means: 'można w\u00a0niej planować zjazdy i\u00a0zapisywać słuchaczy' },
    { sign: 'Nieaktywny', means: 'nie ma jej w\u00a0nowych wyborach' },
  ],
  undone: 'Usuniętej placówki. Takiej, w\u00a0której są zapisani słuchacze, usunąć nie można.',
});
