import type { QuestionnaireOfPerson } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { findField } from '#shared/ui/form/focus-field.ts';

/** The signed-in lecturer of the tests. */
export const lecturer = 100;

/** A part of the screen as a lecturer meets it. */
export function openAsLecturer(part: ReactNode, width?: number) {
  const session = sessionOf(0);
  const user = { ...session.user, telephone: '600100200' };
  return renderInKit(
    <SessionProvider session={{ ...session, user }}>
      <StorageOwner userId={user.id} sealKey={session.storage_key}>
        <QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>
      </StorageOwner>
    </SessionProvider>,
    width === undefined ? {} : { width },
  );
}

export const notFilledIn: QuestionnaireOfPerson = {
  uid: lecturer,
  name: 'Łukasz Źrebiec',
  is_company: 0,
  questionnaire: null,
  version: 0,
  saved_at: null,
};

/**
 * Finds fields by their attributes: computing the roles and names of so many fields takes minutes.
 * The names are checked by tests about them and by axe.
 */
export function field(path: string): HTMLInputElement {
  const input = findField(document, path)?.querySelector('input');
  if (!input) throw new Error(`the form has no field ${path}`);
  return input;
}

export const hasField = (path: string): boolean => findField(document, path) !== null;

export function group(name: string): HTMLElement | undefined {
  const heading = [...document.querySelectorAll('fieldset > [id], fieldset > div > [id]')].find(
    ({ textContent }) => textContent === name,
  );
  return heading?.closest('fieldset') ?? undefined;
}

export const title = (number: number): HTMLInputElement => {
  const rows = findField(document, 'insurance.insuranceType')?.querySelectorAll('input[type=checkbox]');
  const box = rows?.item(number - 1);
  if (!(box instanceof HTMLInputElement)) throw new Error(`the form has no title ${number}`);
  return box;
};

export const answer = (path: string, words: 'Tak' | 'Nie'): HTMLInputElement => {
  const radio = findField(document, path)?.querySelector(`input[value="${String(words === 'Tak')}"]`);
  if (!(radio instanceof HTMLInputElement)) throw new Error(`the form has no answer at ${path}`);
  return radio;
};

export const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === name,
  );
  if (!found) throw new Error(`there is no button ${name}`);
  return found;
};
