import { Textarea, VisuallyHidden, type TextareaProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { splitFrame, type ControlProps } from '../field-props.ts';
import { formTexts } from '../form.texts.ts';

export interface TextareaControlProps
  extends
    ControlProps<string, HTMLTextAreaElement>,
    Pick<
      TextareaProps,
      | 'className'
      | 'maxLength'
      | 'onKeyDown'
      | 'onPaste'
      | 'aria-autocomplete'
      | 'aria-controls'
      | 'aria-activedescendant'
    > {
  /** Shows how many characters are left; longer text can be typed and is refused by the schema. */
  limit?: number | undefined;
  placeholder?: string;
  minRows?: number;
  maxRows?: number;
  /** Content of the frame around the text, with a class for the text itself. */
  around?: { draw: NonNullable<TextareaProps['inputContainer']>; inputClass: string };
}

/** Far above the accepted length: so much of a pasted book is inserted and then refused, and the page stays responsive. */
export const mostPasted = 100_000;

/** Apart from `TextareaField`, so that a screen without a form does not load the form library. */
export function TextareaControl({
  limit,
  minRows = 2,
  maxRows = 10,
  around,
  maxLength = limit === undefined ? undefined : Math.max(mostPasted, 2 * limit),
  ...props
}: TextareaControlProps) {
  const { frame, inputProps, rest } = splitFrame(props);
  const left = limit === undefined ? undefined : remaining(limit - props.value.length);
  // Screen readers hear it after a pause in typing, not at every key.
  const [spoken] = useDebouncedValue(left, 1000);
  return (
    <>
      <Textarea
        {...rest}
        {...frame}
        {...inputProps}
        autosize
        maxLength={maxLength}
        minRows={minRows}
        maxRows={maxRows}
        description={[props.description, left].filter(Boolean).join(' ')}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        {...(around && { inputContainer: around.draw, classNames: { input: around.inputClass } })}
      />
      {left !== undefined && (
        <VisuallyHidden component="output">{props.value === '' ? '' : spoken}</VisuallyHidden>
      )}
    </>
  );
}

function remaining(count: number): string {
  return count >= 0 ? formTexts.remaining(count) : formTexts.tooMuchText(-count);
}
