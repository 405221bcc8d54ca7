/** The list 'Zacznij tutaj': a title, one sentence and, by the key of each step, its words. */
export const firstStepTexts = {
  title: 'Zacznij tutaj',
  progress: (done: number, all: number) => `${done} z\u00a0${all}`,
  done: 'Zrobione:',
  putAway: 'Schowaj listę',
  steps: {
    consent: ['Przyjmij informację o\u00a0danych', 'Pytamy o\u00a0nią raz, przy pierwszym wejściu.'],
    questionnaire: ['Uzupełnij kwestionariusz', 'Bez niego nie wyślesz raportu ani rachunku.'],
    hours: ['Zobacz, gdzie wpisuje się godziny', 'Najlepiej w\u00a0dniu, w\u00a0którym je przepracowano.'],
    groups: ['Poznaj swoje grupy', 'Lista osób, obecności i\u00a0oceny każdego przedmiotu.'],
    studies: ['Sprawdź swoje dane i\u00a0kierunek', 'Błąd zgłosisz stąd do sekretariatu.'],
    fees: ['Zobacz, ile i\u00a0na jakie konto płacisz', 'Numer rachunku masz tylko Ty.'],
    places: ['Sprawdź, do kogo dzwonić', 'Twój ośrodek, koordynator i\u00a0sekretariat.'],
    papers: ['Zobacz regulaminy i\u00a0plany', 'Nowe pliki mają znak przy nazwie.'],
    day: ['Zacznij od strony „Na dziś”', 'Wszystko, co czeka, w\u00a0jednym miejscu.'],
    people: ['Zajrzyj na listę słuchaczy', 'Szukaj po nazwisku, adresie, telefonie albo numerze albumu.'],
    applicants: ['Zajrzyj do kandydatów', 'Przyjęta osoba zostaje słuchaczem jednym kliknięciem.'],
    reports: ['Zobacz raporty do przyjęcia', 'Raport przyjmujesz albo odsyłasz z\u00a0uwagą.'],
    bank: ['Zobacz, gdzie wczytuje się plik z\u00a0banku', 'Wpłaty same znajdują swoich słuchaczy.'],
    debts: ['Sprawdź, kto zalega', 'Przypomnienie wyślesz wszystkim naraz.'],
    online: ['Zajrzyj do spotkań online', 'Zaproszenia i\u00a0linki wysyłają się same.'],
    accounts: ['Zobacz konta i\u00a0role', 'Każdy widzi tylko to, czego potrzebuje.'],
    safety: ['Sprawdź stan bezpieczeństwa', 'Każda uwaga mówi, co zrobić.'],
    contact: ['Otwórz czat', 'Do sekretariatu piszesz jak do jednej osoby.'],
    problem: ['Zobacz, gdzie zgłosić problem', 'Odpowiedź przychodzi w\u00a0tym samym miejscu.'],
    mentors: ['Poznaj mentorów', 'Szukaj po tematach, którymi się zajmują.'],
    account: ['Zajrzyj do ustawień konta', 'Jest tam drugi krok logowania i\u00a0lista urządzeń.'],
  },
} as const satisfies {
  steps: Record<string, readonly [title: string, detail: string]>;
  [other: string]: unknown;
};

export type StepKey = keyof typeof firstStepTexts.steps;
