/** `{name}` is filled from the refusal's details. */
export const certificateErrorTexts = {
  'certificates/not-ready':
    'Nie wszyscy mogą dostać świadectwo: {names}. Odśwież listę i\u00a0uzupełnij braki.',
  'certificates/exists': 'Świadectwo tych studiów już wystawiono: {names}. Odśwież listę.',
  'certificates/day':
    'Dzień wystawienia musi być w\u00a0tym roku, nie później niż dzisiaj i\u00a0nie wcześniej niż dzień ukończenia, a\u00a0dzień ukończenia po rozpoczęciu studiów.',
  'certificates/classes':
    '{name}: zajęcia praktyczne albo na odległość mają więcej godzin lub ECTS niż cały przedmiot.',
  'certificates/not-completed':
    '{name}: zaświadczenie o\u00a0ukończeniu można wydać po wystawieniu świadectwa. Wydaj zaświadczenie o\u00a0przebiegu studiów.',
  'certificates/no-signatory':
    'Na ten dzień nikt nie jest wpisany jako osoba podpisująca świadectwa. Uzupełnij ustawienia systemu.',
  'certificates/superseded': 'To świadectwo zastąpiło nowe wydanie. Otwórz rejestr ponownie.',
  'certificates/annulled': 'To świadectwo zostało unieważnione. Otwórz rejestr ponownie.',
  'certificates/doubted':
    'Po wystawieniu tego świadectwa zmieniła się jego podstawa. Najpierw wystaw nowe wydanie z\u00a0dzisiejszą treścią albo je unieważnij.',
  'certificates/out-of-force':
    'To świadectwo już nie obowiązuje, więc tego dnia nie można go było wydać. Otwórz rejestr ponownie.',
  'certificates/nothing-changed':
    'Od wystawienia tego świadectwa nic się nie zmieniło. Do zgubionego dokumentu służy duplikat.',
  'certificates/same-name':
    'Imię, nazwisko i\u00a0dane urodzenia są takie jak na świadectwie. Najpierw zmień je w\u00a0danych słuchacza.',
  'certificates/blank-used': 'Blankiet o\u00a0tym numerze jest już w\u00a0rejestrze.',
  'certificates/handed-before':
    'Dzień wydania nie może być wcześniejszy niż wystawienie ani późniejszy niż dzisiaj.',
  'students/certified':
    'Z\u00a0tego kierunku wystawiono świadectwo, więc nie można go zmienić ani usunąć ze studiów słuchacza.',
} as const;
