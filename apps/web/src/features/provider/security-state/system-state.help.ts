import { defineHelp } from '#shared/help/help.ts';

export const systemStateHelp = defineHelp({
  about:
    'Jak portal działa w\u00a0tej chwili: co odpowiada, co czeka w\u00a0kolejkach, kiedy powstała ostatnia kopia.',
  steps: [
    { name: 'Zacznij od złych', how: 'Stoją na górze. Przy każdej sprawie jest rada, co zrobić.' },
    {
      name: 'Zobacz kolejki',
      how: 'Gdy coś czeka długo albo przepadło, worker nie działa lub zawodzi usługa, której używa.',
    },
    { name: 'Odczytaj jeszcze raz', how: 'Stan jest z\u00a0chwili otwarcia strony.', show: 'Odśwież' },
  ],
  marks: [
    { sign: 'Źle', tone: 'error', means: 'napraw od razu: część portalu nie działa' },
    { sign: 'Uwaga', tone: 'warning', means: 'działa, ale czegoś brakuje albo wkrótce zabraknie' },
    { sign: 'Nie wiadomo', tone: 'neutral', means: 'nie udało się tego sprawdzić' },
    { sign: 'Dobrze', tone: 'ok', means: 'wszystko w\u00a0porządku' },
  ],
  undone: 'Na tej stronie nic się nie zmienia. Sprawdzenie tylko czyta.',
});
