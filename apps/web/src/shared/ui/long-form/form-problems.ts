/** One field to correct, in the words of the screen. */
export interface FormProblem {
  name: string;
  label: string;
  message: string;
  /** The section that shows the field; undefined for what no field shows. */
  sectionId: string | undefined;
}

/**
 * The form's errors in the order of the screen. Labels and sections are read from the page, so that a form with
 * repeated or hidden parts needs no second list of its fields.
 */
export function findProblems(root: ParentNode, errors: object): FormProblem[] {
  const shown = [...root.querySelectorAll<HTMLElement>('[data-field]')];
  return messagesOf(errors)
    .map(({ name, message }) => {
      const field = shown.find((element) => element.dataset['field'] === name);
      return { name, message, field, place: field ? shown.indexOf(field) : shown.length };
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ name, message, field }) => ({
      name,
      // A field may say it in other words than the schema: that of a date names the format that is typed.
      message: (field && shownMessage(field)) ?? message,
      label: field ? labelOf(field) : '',
      sectionId: field?.closest<HTMLElement>('[data-section]')?.dataset['section'],
    }));
}

function messagesOf(errors: object, path: readonly string[] = []): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    // The error of a whole list stands under `root` beside those of its items.
    const name = key === 'root' ? path : [...path, key];
    if (isFieldError(error)) return [{ name: name.join('.'), message: error.message }];
    return messagesOf(error, name);
  });
}

const isFieldError = (error: object): error is { message: string } =>
  'type' in error &&
  typeof error.type === 'string' &&
  'message' in error &&
  typeof error.message === 'string';

const shownMessage = (field: HTMLElement): string | undefined =>
  field.querySelector('.mantine-InputWrapper-error')?.textContent.trim();

function labelOf(field: HTMLElement): string {
  const label = field.querySelector('label, legend, .mantine-InputWrapper-label');
  const words = label?.cloneNode(true);
  if (!(words instanceof HTMLElement)) return '';
  // The asterisk of a required field.
  for (const mark of words.querySelectorAll('[aria-hidden]')) mark.remove();
  return words.textContent.trim();
}
