export interface Release {
  version: string;
  /** YYYY-MM-DD */
  day: string;
  changes: readonly string[];
}

/** The newest first. The rules named in old entries are those of their day, not of today. */
export const releases: readonly Release[] = [
  release('2.24.4', '2025-07-30', 'Poprawiono sortowanie zgłoszeń według daty.'),
  release('2.24.3', '2025-07-14', 'Protokół z sesji poprawkowej pobiera się także w lipcu i sierpniu.'),
  release('2.24.2', '2025-07-02', 'Naprawiono licznik nieprzeczytanych wiadomości po powrocie do listy.'),
  release('2.24.1', '2025-06-18', 'Zgłoszenia można filtrować po kilku statusach naraz.'),
  release(
    '2.24.0',
    '2025-06-03',
    'Nowa strona „Zgłoś problem”: zgłoszenia z załącznikami i rozmową z administracją.',
    'Rozwiązane zgłoszenie można otworzyć raz jeszcze.',
  ),
  release('2.23.2', '2025-05-12', 'Wizytówka mentora jest dostępna do pobrania dla słuchaczy MBA.'),
  release('2.23.0', '2025-04-22', 'Mentoring: lista mentorów z tagami i wyszukiwaniem.'),
  release(
    '2.22.1',
    '2025-03-17',
    'Raporty za poprzedni miesiąc można wysyłać do 5. dnia następnego miesiąca (wcześniej do 11.).',
  ),
  release(
    '2.22.0',
    '2025-03-03',
    'Dziennik (nowy) łączy semestry w jednym naborze.',
    'Oceny słuchacza z nowych naborów stoją w zakładce „Nabór”.',
  ),
  release('2.21.0', '2025-02-10', 'Kreator spotkań: kilka spotkań online tworzonych jednym zapisem.'),
  release('2.20.1', '2025-01-20', 'Karta osiągnięć zaokrągla średnią do dwóch miejsc po przecinku.'),
  release('2.20.0', '2025-01-07', 'Spotkania online z kontem Zoom i rolą administratora Zoom.'),
  release(
    '2.19.0',
    '2024-11-25',
    'Statystyki: liczby słuchaczy, kierunków i wpłat na wykresach.',
    'Tabela z tymi samymi liczbami pod każdym wykresem.',
  ),
  release(
    '2.18.1',
    '2024-10-31',
    'Od 31 października do 31 grudnia koordynatorzy nie mogą dopisywać słuchaczy do kierunków.',
  ),
  release('2.18.0', '2024-10-08', 'Zmiana danych słuchacza jest oznaczona na liście aż do przeczytania.'),
  release('2.17.0', '2024-09-02', 'Co roku we wrześniu prosimy o potwierdzenie danych z kwestionariusza.'),
  release('2.16.2', '2024-07-09', 'Zestawienie wpłat przyjmuje także spakowane raporty bankowe.'),
  release('2.16.0', '2024-06-11', 'Wpłaty: wczytywanie raportu z banku i dopasowanie do słuchaczy.'),
  release(
    '2.15.0',
    '2024-05-06',
    'Rozliczenia słuchaczy: czesne, wpłaty i saldo na jednej liście.',
    'Dodatkowa kwota 4900 zł za studia MBA jest liczona osobno.',
  ),
  release('2.14.0', '2024-03-18', 'Dziennik dla naborów od marca 2024 r.'),
  release('2.13.1', '2024-02-05', 'Wiadomość na czacie może mieć 1000 znaków i załącznik.'),
  release('2.13.0', '2024-01-15', 'Czat odświeża się sam, bez przeładowania strony.'),
  release('2.12.0', '2023-11-20', 'Powiadomienia z licznikiem w górnym pasku.'),
  release('2.11.0', '2023-10-02', 'Historia zmian danych: porównanie przed i po.'),
  release('2.10.0', '2023-08-28', 'Kandydaci: lista z filtrem placówki i kierunku.'),
  release(
    '2.9.0',
    '2023-06-12',
    'Raporty: sekretariat akceptuje lub odrzuca czas pracy, przejazdy i zjazdy z jednej listy.',
  ),
  release('2.8.1', '2023-05-08', 'Raport za dany miesiąc można wysłać do 11. dnia następnego miesiąca.'),
  release('2.8.0', '2023-04-17', 'Protokoły zaliczeń i egzaminów w PDF.'),
  release('2.7.0', '2023-02-20', 'Rachunek za przejazdy i wzór rachunku wykładowcy w ustawieniach.'),
  release('2.6.0', '2022-12-05', 'Rozliczenie jako firma: osobny formularz i przełączanie rodzaju konta.'),
  release('2.5.0', '2022-10-10', 'Dziennik ocen dla wykładowców i słuchaczy.'),
  release('2.4.0', '2022-08-22', 'Grupy plików: dokumenty widoczne według roli i semestru.'),
  release('2.3.0', '2022-06-13', 'Słuchacze widzą numer rachunku do wpłat dla każdego kierunku.'),
  release('2.2.0', '2022-04-04', 'Umowy wykładowców z przypomnieniem o końcu.'),
  release('2.1.0', '2022-02-14', 'Placówki i ich koordynatorzy.'),
  release(
    '2.0.0',
    '2021-12-01',
    'Nowy wygląd portalu i wersja na telefon.',
    'Konta koordynatorów, księgowości i słuchaczy.',
  ),
  release('1.9.0', '2021-09-06', 'Kwestionariusz osobowy można wydrukować w PDF.'),
  release('1.8.0', '2021-06-07', 'Kalendarz zjazdów z miejscami i kolorami.'),
  release('1.7.0', '2021-03-15', 'Ewidencja przebiegu pojazdu w PDF i stawka za kilometr.'),
  release('1.6.0', '2020-12-07', 'Przejazdy można kopiować, a powrót liczy się podwójnie.'),
  release('1.5.0', '2020-10-05', 'Czas pracy i przejazdy wysyłane co miesiąc do akceptacji.'),
];

function release(version: string, day: string, ...changes: string[]): Release {
  return { version, day, changes };
}
