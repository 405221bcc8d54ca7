import { inBraces, placeholderWords, type Placeholder } from '@indeks/contract/talk/own-words/placeholders';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import classes from './writing.module.css';
import { writingTexts as texts } from './writing.texts.ts';

interface OfferedHere {
  listId: string;
  shown: readonly Placeholder[];
  active: Placeholder | undefined;
  choose: (key: Placeholder) => void;
  /** Whether the key was one of the list. */
  takeKey: (event: KeyboardEvent) => boolean;
}

/** An opened brace before the cursor looks for placeholders: arrows choose, Enter puts one in, Escape goes on with what was typed. */
export function useOfferedHere(
  field: RefObject<HTMLTextAreaElement | null>,
  offered: readonly Placeholder[],
  value: string,
  putIn: (words: string, from: number, to: number) => void,
): OfferedHere {
  const listId = useId();
  const [place, setPlace] = useState(0);
  const [refusedFor, setRefusedFor] = useState<string>();
  const opened = value === refusedFor ? undefined : findOpened(field.current, value);
  const shown = opened === undefined ? [] : offered.filter((key) => fits(key, opened.letters));
  const at = Math.min(place, shown.length - 1);
  const choose = (key: Placeholder) => {
    if (!opened) return;
    setPlace(0);
    putIn(inBraces(key), opened.from, opened.to);
  };
  const takeKey = (event: KeyboardEvent): boolean => {
    const active = shown[at];
    if (!active || event.nativeEvent.isComposing) return false;
    if (event.key === 'ArrowDown') setPlace((at + 1) % shown.length);
    else if (event.key === 'ArrowUp') setPlace((at + shown.length - 1) % shown.length);
    else if (event.key === 'Escape') setRefusedFor(value);
    else if (event.key === 'Tab' || (event.key === 'Enter' && !event.shiftKey)) choose(active);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { listId, shown, active: shown[at], choose, takeKey };
}

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
