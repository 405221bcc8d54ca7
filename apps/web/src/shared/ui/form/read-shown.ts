import { formTexts } from './form.texts.ts';

/** The displayed text of a field: the chosen answer and not its number, a day as it is written on the screen. */
export function readShown(field: ParentNode): string {
  const shown = readers.map((read) => read(field)).find((words) => words !== undefined && words !== '');
  return shown ?? formTexts.noValue;
}

type Reader = (field: ParentNode) => string | undefined;

const readPills: Reader = (field) =>
  join([...field.querySelectorAll('.mantine-Pill-label')].map(textOf), ', ');

const readTicks: Reader = (field) => {
  const boxes = [...field.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]')];
  const [only] = boxes;
  if (only === undefined) return undefined;
  if (boxes.length === 1) return only.checked ? formTexts.yes : formTexts.no;
  const labelOf = ({ id }: HTMLInputElement) => textOf(field.querySelector(`label[for="${CSS.escape(id)}"]`));
  return join(boxes.filter(({ checked }) => checked).map(labelOf), ', ');
};

const readClock: Reader = (field) =>
  join(
    [...field.querySelectorAll<HTMLInputElement>('[role="spinbutton"]')].map(({ value }) => value),
    ':',
  );

const readTyped: Reader = (field) => {
  const inputs = field.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea');
  return join(
    [...inputs].map(({ value }) => value),
    ' ',
  );
};

/** A range of days is shown on a button. */
const readButton: Reader = (field) => textOf(field.querySelector('button'));

const readers: readonly Reader[] = [readPills, readTicks, readClock, readTyped, readButton];

const textOf = (element: Element | null): string => element?.textContent ?? '';

const join = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);
