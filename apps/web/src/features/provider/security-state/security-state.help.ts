import { defineHelp } from '#shared/help/help.ts';

export const securityStateHelp = defineHelp({
  about: 'Co noc portal sprawdza sam siebie: konta, klucze, kopie, miejsce na dysku i\u00a0certyfikat.',
  steps: [
    { name: 'Zacznij od złych', how: 'Stoją na górze. Przy każdej sprawie jest rada, co zrobić.' },
    { name: 'Przejdź do ekranu', how: 'Odnośnik prowadzi tam, gdzie sprawę się naprawia.' },
    { name: 'Sprawdź ponownie', how: 'Po naprawie nie trzeba czekać do nocy.', show: 'Sprawdź teraz' },
  ],
  marks: [
    { sign: 'Źle', tone: 'error', means: 'napraw jak najszybciej' },
    { sign: 'Uwaga', tone: 'warning', means: 'wkrótce będzie źle albo coś wygląda nietypowo' },
    { sign: 'Nie wiadomo', tone: 'neutral', means: 'nie udało się tego sprawdzić' },
    { sign: 'Dobrze', tone: 'ok', means: 'wszystko w\u00a0porządku' },
  ],
  undone: 'Na tej stronie nic się nie zmienia. Sprawdzenie tylko czyta.',
});
