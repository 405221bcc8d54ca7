import { inBraces, placeholderWords, type Placeholder } from '@indeks/contract/talk/own-words/placeholders';
import type { RefObject } from 'react';
import { useKeyChoice, type KeyChoice } from '#shared/ui/form/use-key-choice.ts';
import classes from './words-field.module.css';
import { writingTexts as texts } from './writing.texts.ts';

type OfferedHere = KeyChoice<Placeholder>;

/** An opened brace before the cursor looks for placeholders: arrows choose, Enter puts one in, Escape goes on with what was typed. */
export const useOfferedHere = (
  field: RefObject<HTMLTextAreaElement | null>,
  offered: readonly Placeholder[],
  value: string,
  putIn: (words: string, from: number, to: number) => void,
): OfferedHere =>
  useKeyChoice(value, {
    find: (typed) => {
      const opened = findOpened(field.current, typed);
      return opened === undefined ? [] : offered.filter((key) => fits(key, opened.letters));
    },
    choose: (key) => {
      const opened = findOpened(field.current, value);
      if (opened) putIn(inBraces(key), opened.from, opened.to);
    },
  });

/** The letters between the last opened brace and the cursor. */
function findOpened(field: HTMLTextAreaElement | null, value: string) {
  // A text that was put in from outside has the cursor elsewhere.
  if (!field || field.value !== value || document.activeElement !== field) return undefined;
  const to = field.selectionStart;
  const [whole, letters = ''] = /\{([^{}\n]{0,20})$/u.exec(value.slice(0, to)) ?? [];
  return whole === undefined || value[to] === '}' ? undefined : { letters, from: to - whole.length, to };
}

const fits = (key: Placeholder, letters: string): boolean =>
  placeholderWords[key].includes(letters.trim().toLocaleLowerCase('pl'));

/** The field keeps the focus and says which of them is chosen. */
export function OfferedHereList({ listId, shown, active, choose }: OfferedHere) {
  return (
    // A list of choices beside a field that goes on being typed in is no `select`.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={listId} role="listbox" aria-label={texts.offeredHere} className={classes.offeredHere}>
      {shown.map((key) => (
        // The keys are the field's.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={key}
          id={`${listId}-${key}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={key === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(key)}
        >
          {placeholderWords[key]}
        </div>
      ))}
    </div>
  );
}

/** What tells the field's list to whoever hears the page. */
export const describeOffered = ({ listId, active }: OfferedHere) => ({
  'aria-autocomplete': 'list' as const,
  ...(active && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${active}` }),
});
