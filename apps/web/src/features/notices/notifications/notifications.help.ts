import { defineHelp } from '#shared/help/help.ts';

export const notificationsHelp = defineHelp({
  about: 'Wszystko, o\u00a0czym portal Cię zawiadomił: wiadomości, decyzje, spotkania, opłaty i\u00a0oceny.',
  steps: [
    {
      name: 'Otwórz sprawę',
      how: 'Kliknięcie otwiera ekran sprawy i\u00a0oznacza powiadomienie jako przeczytane.',
    },
    {
      name: 'Wybierz, co ma przyjść e-mailem',
      how: 'Dla każdego rodzaju: tylko w\u00a0portalu, od razu albo raz dziennie. W\u00a0nocy nie piszemy.',
    },
    {
      name: 'Uporządkuj listę',
      how: 'Oznacz wszystkie jako przeczytane albo zaznacz i\u00a0usuń zbędne.',
      show: 'Oznacz wszystkie jako przeczytane',
    },
  ],
  marks: [{ sign: 'nowe', tone: 'brand', means: 'jeszcze nieprzeczytane' }],
  undone: 'Usuniętego powiadomienia. Rozmowa, raport lub spotkanie, którego dotyczyło, zostaje.',
});
