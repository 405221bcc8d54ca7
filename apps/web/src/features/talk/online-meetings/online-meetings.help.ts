import { role } from '@indeks/contract/access/roles';
import { defineHelp } from '#shared/help/help.ts';

export const onlineMeetingsHelp = defineHelp({
  about: 'Twoje zajęcia na Zoomie: kiedy są, kto prowadzi i\u00a0którędy wejść.',
  steps: [
    {
      name: 'Wejdź na zajęcia',
      how: 'Przycisk „Dołącz” przy spotkaniu zaczyna działać tuż przed początkiem.',
    },
    {
      name: 'Dodaj do swojego kalendarza',
      how: 'Na każde urządzenie utwórz osobny adres. Spotkania, zjazdy i\u00a0terminy pojawią się same.',
      show: 'Kalendarz w\u00a0telefonie',
    },
    { name: 'Zobacz zakończone', how: 'Przełącz listę na „Zakończone”.', show: 'Zakończone' },
  ],
  marks: [
    { sign: 'Trwa od 15\u00a0minut', means: 'spotkanie już się zaczęło' },
    { sign: 'Dzisiaj', means: 'spotkania tego dnia' },
  ],
  undone: 'Unieważnionego adresu kalendarza: trzeba utworzyć nowy.',
  ofRoles: [
    {
      roles: [role.lecturer, role.lecturerAndStudent, role.mbaLecturer],
      about: 'Twoje spotkania na Zoomie: te, które prowadzisz, i\u00a0te, na które Cię zaproszono.',
      steps: [
        {
          name: 'Rozpocznij zajęcia',
          how: 'Przycisk „Rozpocznij” otwiera Zoom z\u00a0prawami prowadzącego.',
        },
        {
          name: 'Dodaj do swojego kalendarza',
          how: 'Na każde urządzenie utwórz osobny adres. Spotkania, zjazdy i\u00a0terminy pojawią się same.',
          show: 'Kalendarz w\u00a0telefonie',
        },
        { name: 'Zobacz zakończone', how: 'Przełącz listę na „Zakończone”.', show: 'Zakończone' },
      ],
    },
    {
      roles: [role.administrator, role.superAdmin, role.zoomAdministrator],
      about: 'Spotkania na Zoomie dla słuchaczy i\u00a0prowadzących: planowanie, zmiany i\u00a0obecność.',
      steps: [
        {
          name: 'Utwórz spotkanie',
          how: 'Temat, termin, prowadzący i\u00a0uczestnicy. Powstaje w\u00a0Zoomie, a\u00a0uczestnicy dostają powiadomienie.',
          show: 'Utwórz spotkanie',
        },
        {
          name: 'Zaplanuj wiele naraz',
          how: 'Kreator powtarza spotkania co tydzień albo w\u00a0każdy zjazd i\u00a0ostrzega o\u00a0kolizjach.',
          show: 'Kreator spotkań',
        },
        {
          name: 'Sprawdź obecność',
          how: 'Zwykle kilkadziesiąt minut po spotkaniu. Listę pobierzesz jako CSV.',
        },
      ],
      marks: [
        { sign: 'w\u00a0kolejce', tone: 'info', means: 'spotkanie powstaje w\u00a0Zoomie' },
        { sign: 'utworzone', tone: 'ok', means: 'link działa' },
        { sign: 'błąd', tone: 'error', means: 'Zoom odmówił, wybierz „Ponów”' },
        { sign: '12 z\u00a030\u00a0osób', means: 'ilu zaproszonych wzięło udział' },
      ],
      undone:
        'Usuniętego spotkania: znika też w\u00a0Zoomie, a\u00a0zaproszeni dostają wiadomość. Zakończone można tylko ukryć.',
    },
  ],
});
