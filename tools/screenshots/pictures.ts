import type { Page } from './browser.ts';

/** One picture of the README. */
export interface Picture {
  name: string;
  path: string;
  /** Taken as the secretariat unless it is for those who are not signed in. */
  visitor?: boolean;
  dark?: boolean;
  phone?: boolean;
  /** A text that shows that the page is loaded. */
  shows: string;
  /** Brings the page into the state that is shown. */
  prepare?: (page: Page) => Promise<void>;
}

const firstPlace = 'Białystok';

export const pictures: readonly Picture[] = [
  { name: 'login', path: '/', visitor: true, shows: 'Zaloguj się' },
  { name: 'places', path: '/places', shows: firstPlace },
  { name: 'places-dark', path: '/places?search=centrum', dark: true, shows: firstPlace },
  { name: 'places-phone', path: '/places', phone: true, shows: firstPlace },
  { name: 'place-form', path: '/places', shows: firstPlace, prepare: sendEmptyForm },
  { name: 'catalogue', path: '/_catalogue?state=month-calendar-month', shows: 'Wzorzec interfejsu' },
];

/** The form is shown with its messages instead of empty. */
async function sendEmptyForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj placówkę' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Dodaj placówkę' }).click();
  await dialog.getByText('Podanie placówki jest wymagane').waitFor();
}
