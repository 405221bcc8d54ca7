/** The list 'Zacznij tutaj': a title, one sentence and, by the key of each step, its words. */
export const firstStepTexts = {
  title: 'Zacznij tutaj',
  progress: (done: number, all: number) => `${done} z\u00a0${all}`,
  done: 'Zrobione:',
  putAway: 'Schowaj listę',
  steps: {
    consent: ['Przyjmij informację o\u00a0danych', 'Pytamy o\u00a0nią raz, przy pierwszym wejściu.'],
    questionnaire: ['Uzupełnij kwestionariusz', 'Bez niego nie wyślesz raportu ani rachunku.'],
    hours: ['Wpisz pierwsze godziny', 'Najlepiej w\u00a0dniu, w\u00a0którym je przepracowano.'],
    groups: ['Poznaj swoje grupy', 'Lista osób, obecności i\u00a0oceny każdego przedmiotu.'],
    studies: ['Sprawdź swoje dane i\u00a0kierunek', 'Błąd zgłosisz stąd do sekretariatu.'],
    fees: ['Zobacz, ile i\u00a0na jakie konto płacisz', 'Numer rachunku masz tylko Ty.'],
    places: ['Zapisz, do kogo dzwonić', 'Twój ośrodek, koordynator i\u00a0sekretariat.'],
    papers: ['Pobierz regulaminy i\u00a0plany', 'Nowe pliki mają znak przy nazwie.'],
    day: ['Zacznij od strony „Na dziś”', 'Wszystko, co czeka, w\u00a0jednym miejscu.'],
    people: ['Znajdź pierwszą osobę', 'Po nazwisku, adresie, telefonie albo numerze albumu.'],
    applicants: ['Rozpatrz pierwsze zgłoszenie', 'Przyjęta osoba zostaje słuchaczem jednym kliknięciem.'],
    reports: ['Przyjmij pierwszy raport', 'Albo odeślij go z\u00a0uwagą.'],
    bank: ['Wczytaj plik z\u00a0banku', 'Wpłaty same znajdują swoich słuchaczy.'],
    debts: ['Sprawdź, kto zalega', 'Przypomnienie wyślesz wszystkim naraz.'],
    online: ['Zaplanuj spotkanie online', 'Zaproszenia i\u00a0linki wyślą się same.'],
    accounts: ['Nadaj role', 'Każdy widzi tylko to, czego potrzebuje.'],
    safety: ['Sprawdź stan bezpieczeństwa', 'Każda uwaga mówi, co zrobić.'],
    contact: ['Napisz na czacie', 'Do sekretariatu piszesz jak do jednej osoby.'],
    problem: ['Zobacz, gdzie zgłosić problem', 'Odpowiedź przychodzi w\u00a0tym samym miejscu.'],
    mentors: ['Wybierz mentora', 'Po tematach, którymi się zajmuje.'],
    account: ['Włącz drugi krok logowania', 'W\u00a0ustawieniach konta; kod podaje telefon.'],
  },
} as const satisfies {
  steps: Record<string, readonly [title: string, detail: string]>;
  [other: string]: unknown;
};

export type StepKey = keyof typeof firstStepTexts.steps;
