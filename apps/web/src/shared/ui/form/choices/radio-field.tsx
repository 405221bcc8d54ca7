import { Radio } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import classes from './choices.module.css';
import type { Choice, ChoiceValue } from './choice.ts';
import { splitFrame, type BoundProps, type ControlProps } from '../field-props.ts';
import { focusOnClick, keepFocus } from '../keep-focus.ts';
import { useBound, type ChoiceAt, type ChoiceBinding, type ChoicePath } from '../use-bound.ts';

export interface RadioControlProps<Value extends ChoiceValue> extends Omit<
  ControlProps<Value | null>,
  'ref'
> {
  choices: readonly Choice<Value>[];
  /** Two or three short answers stand beside each other, longer ones below each other. */
  vertical?: boolean;
}

export function RadioControl<Value extends ChoiceValue>(props: RadioControlProps<Value>) {
  const { frame, rest } = splitFrame(props);
  const { choices, vertical = false, value, onChange, ...others } = rest;
  return (
    <Radio.Group
      {...others}
      {...frame}
      value={value === null ? null : String(value)}
      onChange={(chosen) =>
        onChange(choices.find((choice) => String(choice.value) === chosen)?.value ?? null)
      }
    >
      <div className={vertical ? classes['list'] : classes['line']}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            {...focusOnClick}
            wrapperProps={keepFocus}
            value={String(choice.value)}
            label={choice.label}
            disabled={props.disabled === true || choice.disabled === true}
            error={props.error !== undefined}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

export function RadioField<Values extends FieldValues, Name extends ChoicePath<Values>, Output>({
  control,
  name,
  ...props
}: ChoiceBinding<Values, Name, Output> & BoundProps<RadioControlProps<ChoiceAt<Values, Name>>>) {
  const { ref: _, ...bound } = useBound<Values, ChoiceAt<Values, Name> | null, Output>(
    { control, name },
    null,
  );
  return <RadioControl {...props} {...bound} />;
}
