import { defineHelp } from '#shared/help/help.ts';

export const graduationHelp = defineHelp({
  about: 'Kto ma wszystkie oceny, pracę, praktyki i\u00a0opłacone studia, a\u00a0czego brakuje pozostałym.',
  steps: [
    { name: 'Wybierz grupę', how: 'Nabór i\u00a0kierunek zawężą listę do jednej grupy.' },
    {
      name: 'Sprawdź braki',
      how: 'Filtr stanu pokaże tylko tych, którym czegoś brakuje. Listę pobierzesz jako CSV.',
    },
    {
      name: 'Wystaw świadectwa',
      how: '„Ukończenie grupy” wystawia je wszystkim gotowym naraz.',
      show: 'Ukończenie grupy',
    },
  ],
  marks: [
    { sign: 'Gotowy', tone: 'ok', means: 'nic nie brakuje do ukończenia' },
    { sign: 'Niegotowy', tone: 'warning', means: 'obok stoi, czego brakuje' },
    { sign: 'Opłacone', means: 'całe czesne jest wpłacone' },
  ],
  undone: 'Na tej stronie nic się nie zmienia.',
});
