import { defineHelp } from '#shared/help/help.ts';

export const aboutHelp = defineHelp({
  about: 'Czym jest Indeks, jaka to wersja i\u00a0skąd pochodzą dane.',
  steps: [
    { name: 'Sprawdź wersję', how: 'Podaj ją, gdy zgłaszasz problem.' },
    { name: 'Zobacz, co nowego', how: 'Zmiany w\u00a0kolejnych wersjach.', show: 'Zobacz, co nowego' },
    { name: 'Poproś o\u00a0pomoc', how: 'Napisz zgłoszenie albo skontaktuj się z\u00a0sekretariatem.' },
  ],
  marks: [],
  undone: 'Na tej stronie nic się nie zmienia.',
});
