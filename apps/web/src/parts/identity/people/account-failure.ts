import { isCallError } from '#shared/api/call-error.ts';
import { accountFailureTexts as texts } from './people.texts.ts';

/** Explains why an edited account was not saved. After a failure that is no refusal it is unknown whether the change was saved. */
export function explainAccountFailure(error: unknown) {
  if (isCallError(error, 'people/email-exists')) return { title: texts.refusedTitle };
  const isRefusal = isCallError(error) && error.status >= 400 && error.status < 500;
  return isCallError(error) && !isRefusal ? { message: texts.failed } : {};
}
