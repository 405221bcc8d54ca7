import { longestBroadcast } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { broadcastTexts } from '@indeks/contract/talk/broadcasts/broadcasts.texts';
import {
  cutAtPlaceholders,
  inBraces,
  listUnknown,
  placeholderWords,
  type Placeholder,
} from '@indeks/contract/talk/broadcasts/placeholders';
import { Textarea, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue, useMergedRef } from '@mantine/hooks';
import { useRef, type ReactNode } from 'react';
import { formTexts } from '#shared/ui/form/form.texts.ts';
import type { ControlProps } from '#shared/ui/form/field-props.ts';
import { bindControl } from '#shared/ui/form/bind-control.tsx';
import { splitFrame } from '#shared/ui/form/field-props.ts';
import classes from './writing.module.css';
import { writingTexts as texts } from './writing.texts.ts';

interface WordsControlProps extends ControlProps<string, HTMLTextAreaElement> {
  offered: readonly Placeholder[];
}

/** The text of a message to many: placeholders are put in by a press and marked where they stand; unknown ones are refused at once. */
function WordsControl({ offered, ref, ...props }: WordsControlProps) {
  const { frame, inputProps, rest } = splitFrame(props);
  const { value, onChange, error, ...others } = rest;
  const own = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(own, ref);
  const [unknown] = listUnknown(value);
  const left = remaining(longestBroadcast - value.length);
  // Screen readers hear it after a pause in typing, not at every key.
  const [spoken] = useDebouncedValue(left, 1000);
  const insert = (key: Placeholder) => {
    const { selectionStart: from, selectionEnd: to } = own.current ?? {
      selectionStart: value.length,
      selectionEnd: value.length,
    };
    onChange(value.slice(0, from) + inBraces(key) + value.slice(to));
    const behind = from + inBraces(key).length;
    requestAnimationFrame(() => {
      own.current?.focus();
      own.current?.setSelectionRange(behind, behind);
    });
  };
  return (
    <div>
      <Textarea
        {...others}
        {...frame}
        {...inputProps}
        ref={merged}
        value={value}
        error={unknown === undefined ? error : broadcastTexts.unknownPlaceholder(unknown)}
        onChange={(event) => onChange(event.currentTarget.value)}
        autosize
        minRows={9}
        description={`${texts.textHelp} ${left}`}
        classNames={{ input: classes['typed'] ?? '' }}
        inputContainer={(input) => (
          <div className={classes['editor']}>
            <Offered offered={offered} onInsert={insert} />
            <div className={classes['sheet']}>
              <Marked text={value} />
              {input}
            </div>
          </div>
        )}
      />
      <VisuallyHidden component="output">{value === '' ? '' : spoken}</VisuallyHidden>
    </div>
  );
}

export const WordsField = bindControl(WordsControl, '');

const remaining = (count: number): string =>
  count >= 0 ? formTexts.remaining(count) : formTexts.tooMuchText(-count);

interface OfferedProps {
  offered: readonly Placeholder[];
  onInsert: (key: Placeholder) => void;
}

function Offered({ offered, onInsert }: OfferedProps) {
  return (
    <fieldset className={classes['offered']} aria-label={texts.placeholders}>
      {offered.map((key) => (
        <button
          key={key}
          type="button"
          className={classes['offer']}
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
    <div className={classes['marked']} aria-hidden>
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
