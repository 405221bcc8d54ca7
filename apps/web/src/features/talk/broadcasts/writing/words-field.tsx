import { longestBroadcast } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { broadcastTexts } from '@indeks/contract/talk/broadcasts/broadcasts.texts';
import {
  cutAtPlaceholders,
  inBraces,
  listUnknown,
  placeholderWords,
  type Placeholder,
} from '@indeks/contract/talk/own-words/placeholders';
import { useMergedRef } from '@mantine/hooks';
import { useRef, type ReactNode } from 'react';
import type { ControlProps } from '#shared/ui/form/field-props.ts';
import { bindControl } from '#shared/ui/form/bind-control.tsx';
import { TextareaControl } from '#shared/ui/form/typed/textarea-control.tsx';
import { describeOffered, OfferedHereList, useOfferedHere } from './offered-here.tsx';
import classes from './words-field.module.css';
import { writingTexts as texts } from './writing.texts.ts';

interface WordsControlProps extends ControlProps<string, HTMLTextAreaElement> {
  offered: readonly Placeholder[];
}

/** The text of a message to many: placeholders are put in by a press and marked where they stand; unknown ones are refused at once. */
function WordsControl({ offered, ref, ...props }: WordsControlProps) {
  const { value, onChange } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(own, ref);
  const [unknown] = listUnknown(value);
  const overlong = value.length > 2 * longestBroadcast;
  const putIn = (words: string, from: number, to: number) => {
    onChange(value.slice(0, from) + words + value.slice(to));
    const behind = from + words.length;
    requestAnimationFrame(() => {
      own.current?.focus();
      own.current?.setSelectionRange(behind, behind);
    });
  };
  const insert = (key: Placeholder) =>
    putIn(
      inBraces(key),
      own.current?.selectionStart ?? value.length,
      own.current?.selectionEnd ?? value.length,
    );
  const here = useOfferedHere(own, offered, value, putIn);
  return (
    <div>
      <TextareaControl
        {...props}
        ref={merged}
        error={unknown === undefined ? props.error : broadcastTexts.unknownPlaceholder(unknown)}
        description={texts.textHelp}
        onKeyDown={(event) => void here.takeKey(event)}
        {...describeOffered(here)}
        limit={longestBroadcast}
        minRows={9}
        maxRows={overlong ? rowsOfOverlong : unlimited}
        around={{
          inputClass: classes.typed,
          draw: (input) => (
            <div className={classes.editor}>
              <Offered offered={offered} onInsert={insert} />
              <div className={classes.sheet}>
                {!overlong && <Marked text={value} />}
                {input}
              </div>
              {here.shown.length > 0 && <OfferedHereList {...here} />}
            </div>
          ),
        }}
      />
    </div>
  );
}

/** The whole text is shown, so that the marks behind it need no scrolling. */
const unlimited = Number.MAX_SAFE_INTEGER;
/** What is far too long, as a pasted book, scrolls and is not marked: drawing it whole, and twice, would stop the page. */
const rowsOfOverlong = 20;

export const WordsField = bindControl(WordsControl, '');

interface OfferedProps {
  offered: readonly Placeholder[];
  onInsert: (key: Placeholder) => void;
}

function Offered({ offered, onInsert }: OfferedProps) {
  return (
    <fieldset className={classes.offered} aria-label={texts.placeholders}>
      {offered.map((key) => (
        <button
          key={key}
          type="button"
          className={classes.offer}
          aria-label={texts.insert(placeholderWords[key])}
          onClick={() => onInsert(key)}
        >
          <span aria-hidden>+</span> {placeholderWords[key]}
        </button>
      ))}
    </fieldset>
  );
}

/** The same text behind the typed one, so that a placeholder has a ground of its own. */
function Marked({ text }: { text: string }): ReactNode {
  return (
    <div className={classes.marked} aria-hidden>
      {cutAtPlaceholders(text).map(({ text: words, placeholder }, place) =>
        placeholder === undefined ? (
          words
        ) : (
          // The pieces of one text never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <mark key={place} data-unknown={placeholder === 'unknown' || undefined}>
            {words}
          </mark>
        ),
      )}
      {/* A last empty line has a height, too. */}
      {'\u200b'}
    </div>
  );
}
