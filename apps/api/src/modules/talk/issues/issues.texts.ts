import { issueStatus, issueStatusNames, type IssueStatus } from '@indeks/contract/talk/issues/issues.keys';

const greeting = 'Dzień dobry,';
const signature = 'Pozdrawiamy\nZespół techniczny Indeks';

/** Answers of the secretariat and the titles of notifications. */
export const issueTexts = {
  /** The first answer to somebody else, as that person reads it. A file alone needs no words around it. */
  greeted: (text: string) => (text === '' ? '' : `${greeting}\n\n${text}\n\n${signature}`),
  reported: (number: string) => `Nowe zgłoszenie ${number}`,
  answered: (number: string) => `Odpowiedź w\u00a0zgłoszeniu ${number}`,
  assigned: (number: string) => `Zajmij się zgłoszeniem ${number}`,
  taken: (number: string, by: string) => `${by}: zmiana osoby w\u00a0zgłoszeniu ${number}`,
  moved: (number: string, status: IssueStatus) => `Zgłoszenie ${number} ${issueStatusNames[status]}`,
  merged: (number: string) => `Zgłoszenie ${number} połączone z\u00a0innym o\u00a0tym samym`,
  /** Of whichever step the status took. */
  stepped: (number: string, status: IssueStatus): string =>
    status === issueStatus.accepted ? issueTexts.reopened(number) : issueTexts.moved(number, status),
  reopened: (number: string) => `Zgłoszenie ${number} otwarte raz jeszcze`,
} as const;
