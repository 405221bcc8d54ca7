import { defineHelp } from '#shared/help/help.ts';

export const reportsHelp = defineHelp({
  about:
    'Miesięczne raporty wykładowców: czas pracy, przejazdy i\u00a0zjazdy. Otwiera się najstarszy miesiąc, który czeka.',
  steps: [
    {
      name: 'Zaakceptuj te bez uwag',
      how: 'Jednym przyciskiem za cały miesiąc. Raporty z\u00a0uwagami dalej czekają.',
      show: 'Zaakceptuj wszystkie bez uwag',
    },
    {
      name: 'Rozpatrz raport z\u00a0uwagami',
      how: 'Stoją na początku listy. Kliknij raport, aby zobaczyć wpisy. Klawisz A\u00a0akceptuje, R odrzuca: na liście pierwszy raport wiersza, który czeka.',
    },
    {
      name: 'Odrzuć z\u00a0powodem',
      how: 'Osoba dostanie e-mail, poprawi wpisy i\u00a0wyśle raport ponownie.',
    },
  ],
  marks: [
    { sign: 'Do zaakceptowania', tone: 'error', means: 'raport czeka na decyzję' },
    { sign: 'Zaakceptowany', tone: 'ok', means: 'miesiąc tej osoby jest rozliczony' },
    { sign: 'Brak raportu', tone: 'neutral', means: 'nic nie wysłano' },
    {
      sign: 'zmieniony po akceptacji',
      means: 'sekretariat zmienił potem wpisy, sprawdź je i\u00a0zaakceptuj ponownie',
    },
    { sign: 'brak stawki', means: 'na dzień przejazdu nie ma stawki za kilometr, ustal ją z\u00a0uwagi' },
  ],
  undone: 'Wiadomości o\u00a0odrzuceniu. Samą akceptację można cofnąć na stronie raportu, z\u00a0powodem.',
});
