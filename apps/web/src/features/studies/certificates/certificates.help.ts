import { role } from '@indeks/contract/access/roles';
import { defineHelp } from '#shared/help/help.ts';

export const completionHelp = defineHelp({
  about: 'Świadectwa dla jednej grupy: kto jest gotowy, kto nie i\u00a0czego mu brakuje.',
  steps: [
    {
      name: 'Uzupełnij braki',
      how: 'Niegotowi stoją pierwsi. Odnośnik przy braku prowadzi tam, gdzie się go uzupełnia.',
    },
    {
      name: 'Zrób wydruk próbny',
      how: 'Połóż go na blankiecie i\u00a0w\u00a0razie potrzeby przesuń tekst w\u00a0rejestrze.',
      show: 'Wydruk próbny',
    },
    {
      name: 'Obejrzyj i\u00a0wystaw',
      how: '„Podgląd” pokazuje świadectwo przed wystawieniem i\u00a0nie nadaje numeru. Potem podaj dni i\u00a0wystaw.',
      show: 'Podgląd',
    },
  ],
  marks: [
    { sign: '37\u00a0gotowych', tone: 'ok', means: 'tyle osób może dostać świadectwo' },
    { sign: '3\u00a0jeszcze nie', tone: 'warning', means: 'tych osób nie można zaznaczyć' },
    { sign: 'Mają świadectwo', means: 'wystawiono je wcześniej' },
  ],
  undone: 'Wystawienia: treść zostaje zamrożona, a\u00a0numery nadane bez przerw.',
});

export const courseFactsHelp = defineHelp({
  about: 'Dane kierunku, które trafiają na świadectwa: kwalifikacja, poziom PRK i\u00a0podział zajęć.',
  steps: [
    {
      name: 'Wpisz kwalifikację',
      how: 'Tylko gdy studia dają kwalifikację włączoną do rejestru albo przygotowanie do zawodu.',
    },
    {
      name: 'Podziel zajęcia',
      how: 'Przy każdym przedmiocie godziny i\u00a0punkty zajęć praktycznych i\u00a0na odległość.',
    },
    { name: 'Zapisz', how: 'Nowe dane trafią na następne świadectwa.', show: 'Zapisz zmiany' },
  ],
  marks: [{ sign: '–', means: 'bez wpisanych liczb na świadectwie będzie kreska' }],
  undone: 'Świadectw już wystawionych: nie zmienią się.',
});

export const registerHelp = defineHelp({
  about: 'Wszystkie wystawione świadectwa: numery bez przerw i\u00a0treść z\u00a0dnia wystawienia.',
  steps: [
    {
      name: 'Znajdź świadectwo',
      how: 'Numer, nazwisko, album lub blankiet. Rejestr wybranego roku pobierzesz jako CSV.',
      show: 'Numer, nazwisko, album',
    },
    {
      name: 'Wpisz wydanie',
      how: '„Blankiet i\u00a0wydanie”: numer blankietu, dzień i\u00a0sposób odbioru.',
    },
    {
      name: 'Wystaw duplikat lub nowe wydanie',
      how: 'Duplikat ma ten sam numer, nowe wydanie po zmianie nazwiska kolejny. Obok jest zaświadczenie.',
    },
  ],
  marks: [
    { sign: 'do odbioru', tone: 'warning', means: 'świadectwo czeka na słuchacza' },
    { sign: 'brak blankietu', tone: 'warning', means: 'nie wpisano numeru blankietu' },
    {
      sign: 'do wyjaśnienia',
      tone: 'warning',
      means: 'zmieniła się ocena lub protokół: duplikatu nie ma, dopóki tego nie wyjaśnisz',
    },
    { sign: 'nieważne', tone: 'error', means: 'zastąpiło je nowe wydanie' },
    { sign: 'wydane', tone: 'ok', means: 'odebrano osobiście' },
  ],
  undone: 'Unieważnienia, duplikatu i\u00a0nowego wydania. Wpisów w\u00a0rejestrze nie da się usunąć.',
  ofRoles: [
    {
      roles: [role.coordinator],
      about: 'Świadectwa słuchaczy z\u00a0Twoich placówek: numer, dzień i\u00a0czy czekają na odbiór.',
      steps: [
        { name: 'Znajdź świadectwo', how: 'Numer, nazwisko lub album.', show: 'Numer, nazwisko, album' },
        { name: 'Sprawdź, czy czeka', how: 'Stan mówi, czy świadectwo odebrano.' },
        { name: 'Zawiadom słuchacza', how: 'Znajdź osobę na liście słuchaczy i\u00a0napisz do niej.' },
      ],
      undone: 'Na tej stronie nic nie zmienisz. Świadectwa wystawia sekretariat.',
    },
  ],
});

export const viewerHelp = defineHelp({
  about: 'Obie strony świadectwa tak, jak je wydrukujesz: na blankiecie albo na białym papierze.',
  steps: [
    {
      name: 'Wybierz papier',
      how: '„Na blankiet” drukuje sam tekst, „Na białym papierze” także ramkę.',
      show: 'Na blankiet',
    },
    {
      name: 'Ustaw położenie',
      how: 'Przyłóż wydruk próbny do blankietu pod światło, zmierz różnicę linijką i\u00a0wpisz przesunięcie w\u00a0milimetrach.',
      show: 'Wydruk próbny',
    },
    { name: 'Pobierz PDF', how: 'Drukuj dwustronnie, w\u00a0skali 100%.', show: 'Pobierz PDF' },
  ],
  marks: [
    { sign: 'wystawione', tone: 'ok', means: 'treść zamrożona w\u00a0tym dniu' },
    { sign: 'do wyjaśnienia', tone: 'warning', means: 'po wystawieniu zmieniła się ocena lub protokół' },
    { sign: 'nieważne', tone: 'error', means: 'zastąpiło je nowe wydanie' },
  ],
  undone: 'Przesunięcie dotyczy odtąd wszystkich wydruków na blankiety; można je zmienić.',
});
