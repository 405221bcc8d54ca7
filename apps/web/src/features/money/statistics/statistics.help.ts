import { defineHelp } from '#shared/help/help.ts';

export const statisticsHelp = defineHelp({
  about:
    'Uczelnia w\u00a0liczbach: saldo, słuchacze według miast i\u00a0kierunków, udział kierunków w\u00a0naborach.',
  steps: [
    {
      name: 'Sprawdź saldo ogółem',
      how: 'Widać sumę należności, ile z\u00a0nich wpłacono i\u00a0dzień ostatniego wyciągu.',
    },
    {
      name: 'Porównaj miasta i\u00a0kierunki',
      how: 'Wykres pokazuje największe, tabela i\u00a0plik CSV także pozostałe.',
    },
    {
      name: 'Zobacz zmianę w\u00a0czasie',
      how: 'Udział kierunków w\u00a0naborach mówi, co rośnie, a\u00a0co maleje.',
    },
  ],
  marks: [
    { sign: 'nadpłaty', means: 'suma tego, co wpłacono ponad należność' },
    { sign: 'oraz 12\u00a0kolejnych miast', means: 'pozostałe są w\u00a0tabeli lub w\u00a0pliku CSV' },
  ],
  undone: 'Na tej stronie nic się nie zmienia.',
});
