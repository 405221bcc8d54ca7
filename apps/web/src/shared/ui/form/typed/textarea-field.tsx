import { Textarea, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { FieldValues } from 'react-hook-form';
import { readLimits } from '../field-limits.ts';
import { splitFrame, type BoundProps, type ControlProps } from '../field-props.ts';
import { formTexts } from '../form.texts.ts';
import { useBound, type Binding } from '../use-bound.ts';

export interface TextareaControlProps extends ControlProps<string, HTMLTextAreaElement> {
  /** Shows how many characters are left; longer text can be typed and is refused by the schema. */
  limit?: number | undefined;
  placeholder?: string;
  minRows?: number;
  maxRows?: number;
}

export function TextareaControl({ limit, minRows = 2, maxRows = 10, ...props }: TextareaControlProps) {
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
        minRows={minRows}
        maxRows={maxRows}
        description={[props.description, left].filter(Boolean).join(' ')}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      {left !== undefined && (
        <VisuallyHidden component="output">{props.value === '' ? '' : spoken}</VisuallyHidden>
      )}
    </>
  );
}

export function TextareaField<Values extends FieldValues, Output>({
  control,
  name,
  counted = false,
  ...props
}: Binding<Values, string, Output> & TextareaFieldProps) {
  const limit = counted ? readLimits(control, name).maxLength : undefined;
  return <TextareaControl {...props} limit={limit} {...useBound({ control, name }, '')} />;
}

interface TextareaFieldProps extends BoundProps<Omit<TextareaControlProps, 'limit'>> {
  /** Shows how many characters of the schema's limit are left. */
  counted?: boolean;
}

function remaining(count: number): string {
  return count >= 0 ? formTexts.remaining(count) : formTexts.tooMuchText(-count);
}
