import type { FieldValues, Path } from 'react-hook-form';
import { isCallError, type CallError } from '#shared/api/call-error.ts';
import { tryLater } from '#shared/api/call.texts.ts';
import { formTexts } from '../form.texts.ts';
import type { AppForm } from '../use-zod-form.ts';

/**
 * Places a refusal of the server: its field errors stand at their fields, the sentence to show above the
 * form is returned. Messages for fields this form does not have are said there too, so that none is lost.
 */
export function placeFailure<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  failure: unknown,
  hasField: (path: string) => boolean,
): string {
  if (!isCallError(failure)) return formTexts.saveFailed;
  for (const { path, message } of failure.fields.filter((field) => hasField(field.path))) {
    // The field stands on the screen, so its name is one of the form's paths.
    form.setError(path as Path<Input>, { type: 'server', message });
  }
  const homeless = failure.fields.filter((field) => !hasField(field.path));
  return [inSentence(failure), ...homeless.map((field) => field.message)].join(' ');
}

/** The server's sentence about an outage does not say what to do; that of a proxy's outage already does. */
const inSentence = ({ code, message }: CallError): string =>
  code === 'server/unavailable'
    ? `${message.replace(` ${tryLater}`, '').replace(/\.$/u, '')}. ${formTexts.tryLater}`
    : message;
