import { defineHelp } from '#shared/help/help.ts';

export const bankReportsHelp = defineHelp({
  about: 'Wyciągi z\u00a0banku i\u00a0wpłaty, których słuchacz nie jest jeszcze znany.',
  steps: [
    {
      name: 'Dodaj wyciąg',
      how: 'Jeden lub wiele plików, także zip: MT940, camt.053, Elixir, CSV, XML.',
      show: 'Dodaj wyciąg',
    },
    {
      name: 'Zaakceptuj',
      how: 'Sprawdź sumy i\u00a0zaakceptuj. Drugi raz ten sam plik nic nie doda.',
    },
    {
      name: 'Wyjaśnij resztę',
      how: 'Wpłaty bez słuchacza czekają na osobnej karcie, z\u00a0podpowiedziami. Pewne przypiszesz naraz.',
      show: 'Wpłaty do wyjaśnienia',
    },
  ],
  marks: [
    { sign: 'Do zaakceptowania', tone: 'warning', means: 'nic z\u00a0pliku nie jest jeszcze zapisane' },
    { sign: 'Zaakceptowany', tone: 'ok', means: 'wpłaty liczą się do sald' },
    {
      sign: 'Uszkodzony',
      tone: 'error',
      means: 'pobierz plik z\u00a0banku jeszcze raz i\u00a0wczytaj w\u00a0całości',
    },
    { sign: 'pewne', tone: 'ok', means: 'podpowiedź wskazuje na jedną osobę' },
    { sign: 'możliwe', tone: 'neutral', means: 'sprawdź, zanim przypiszesz' },
  ],
  undone:
    'Usuniętego wyciągu: jego wpłaty znikają, a\u00a0salda zmieniają się od razu. Samo przypisanie wpłaty można cofnąć.',
});

export const importHelp = defineHelp({
  about: 'Wczytane pliki obok siebie: co w\u00a0nich jest, zanim cokolwiek zapiszesz.',
  steps: [
    {
      name: 'Odpowiedz na pytania',
      how: 'Gdy wpłata wygląda na już zapisaną, klawisz T znaczy „to ta sama”, D „to druga”, J następne pytanie.',
    },
    {
      name: 'Zaakceptuj zgodne',
      how: 'Jednym przyciskiem. Każdy plik zapisuje się w\u00a0całości albo wcale.',
      show: 'Zaakceptuj wszystkie zgodne',
    },
    {
      name: 'Dodaj brakujące',
      how: 'Uszkodzony plik pobierz z\u00a0banku jeszcze raz.',
      show: 'Dodaj pliki',
    },
  ],
  marks: [
    { sign: 'Zgodny', tone: 'ok', means: 'sumy się zgadzają, można zaakceptować' },
    { sign: 'Do odpowiedzi', tone: 'warning', means: 'jakaś wpłata wygląda na już zapisaną' },
    { sign: 'Uszkodzony', tone: 'error', means: 'nic z\u00a0tego pliku nie zapisano' },
    { sign: 'Już znane', means: 'te wpłaty są w\u00a0innym pliku i\u00a0liczą się raz' },
  ],
  undone: 'Odpowiedź na pytanie można cofnąć. Zaakceptowany plik trzeba usunąć na liście wyciągów.',
});

export const bankReportHelp = defineHelp({
  about: 'Jeden plik z\u00a0banku: każda wpłata, jej stan i\u00a0słuchacz.',
  steps: [
    { name: 'Sprawdź sumy', how: 'Kafelki liczą wpłaty według stanu. Kliknij, aby zobaczyć tylko te.' },
    {
      name: 'Zaakceptuj plik',
      how: 'Wszystko zapisuje się naraz. Wpłaty do wyjaśnienia poczekają.',
      show: 'Zaakceptuj',
    },
    {
      name: 'Wyjaśnij wpłatę',
      how: 'Wybierz słuchacza, podziel kwotę albo oznacz, że nie dotyczy słuchaczy.',
      show: 'Przypisz słuchaczowi',
    },
  ],
  marks: [
    { sign: 'Dopasowane', means: 'rachunek wskazuje słuchacza' },
    { sign: 'Do wyjaśnienia', means: 'nie wiadomo, czyja to wpłata' },
    { sign: 'Już znane', means: 'ta sama wpłata jest w\u00a0innym pliku' },
    { sign: 'Odrzucone', means: 'wiersza nie da się zapisać, powód stoi obok' },
    { sign: 'Suma kontrolna się zgadza', means: 'plik jest cały' },
  ],
  undone:
    'Odrzucony wyciąg znika, ale plik można wczytać ponownie. Przypisaną wpłatę cofniesz do wyjaśnienia.',
});
