import { role } from '@indeks/contract/access/roles';
import { defineHelp } from '#shared/help/help.ts';

const general = {
  name: 'Zmień swój adres lub telefon',
  how: 'Zmiana adresu wymaga hasła i\u00a0kończy pozostałe sesje. Przez 7\u00a0dni można przywrócić poprzedni.',
  show: 'Dane ogólne',
};
const zoom = {
  name: 'Podłącz konto Zoom',
  how: 'Wpisz wszystkie cztery wartości. Zapisanych nigdy nie pokazujemy.',
  show: 'Zoom',
};

export const adminSettingsHelp = defineHelp({
  about: 'Twoje dane kontaktowe, hasło i\u00a0zdjęcie oraz konto do wideokonferencji.',
  steps: [
    general,
    zoom,
    {
      name: 'Zmień hasło',
      how: 'Na innych urządzeniach trzeba będzie zalogować się ponownie.',
      show: 'Zmiana hasła',
    },
  ],
  marks: [],
  undone: 'Poprzednich danych konta Zoom: nowe zastępują je od razu.',
  ofRoles: [
    {
      roles: [role.superAdmin],
      steps: [
        general,
        zoom,
        {
          name: 'Wyłącz komuś drugi krok',
          how: 'Dla osoby, która straciła telefon i\u00a0kody. Najpierw upewnij się, że to ona: zadzwoń na znany numer.',
          show: 'Drugi krok logowania',
        },
      ],
      undone: 'Resetu drugiego kroku: sesje tej osoby kończą się, a\u00a0ona dostaje wiadomość.',
    },
  ],
});
