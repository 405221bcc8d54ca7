import { Radio } from '@mantine/core';
import { splitFrame, type ControlProps } from '../field-props.ts';
import { focusOnClick, keepFocus } from '../keep-focus.ts';
import type { Choice, ChoiceValue } from './choice.ts';
import classes from './choices.module.css';

interface DescribedChoice<Value extends ChoiceValue> extends Choice<Value> {
  /** A second line below the label. */
  description?: string;
}

export interface RadioControlProps<Value extends ChoiceValue> extends Omit<
  ControlProps<Value | null>,
  'ref'
> {
  choices: readonly DescribedChoice<Value>[];
  /** Two or three short answers stand beside each other, longer ones below each other. */
  vertical?: boolean;
}

/** Apart from `RadioField`, so that a screen without a form does not load the form library. */
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
      <div className={vertical ? classes.list : classes.line}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            {...focusOnClick}
            wrapperProps={keepFocus}
            value={String(choice.value)}
            label={choice.label}
            description={choice.description}
            disabled={props.disabled === true || choice.disabled === true}
            error={props.error !== undefined}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
