import { TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import { splitFrame, type ControlProps } from '../field-props.ts';
import classes from '../form.module.css';

export interface TextControlProps
  extends
    Omit<ControlProps<string>, 'error'>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | 'autoComplete'
      | 'inputMode'
      | 'maxLength'
      | 'placeholder'
      | 'spellCheck'
      | 'autoFocus'
      | 'autoCapitalize'
      | 'className'
      | 'onKeyDown'
    > {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** A fixed beginning or end of the value, such as the second mail domain. */
  leftSection?: ReactNode;
  leftSectionWidth?: number;
  rightSection?: ReactNode;
  rightSectionWidth?: number;
  /** What looks wrong about the value, shown below it. Unlike an error it does not prevent saving. */
  warning?: string | undefined;
  /** `true` marks the field where the row around it says what is wrong. */
  error?: string | boolean | undefined;
}

/** Apart from `TextField`, so that a screen without a form does not load the form library. */
export function TextControl(props: TextControlProps) {
  const { frame, inputProps, rest } = splitFrame(props);
  const { warning, description, ...others } = rest;
  return (
    <TextInput
      {...others}
      description={warning === undefined ? description : <FieldWarning help={description} text={warning} />}
      {...frame}
      {...inputProps}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** Read out with the field, and politely by itself when it appears. */
function FieldWarning({ help, text }: { help: string | undefined; text: string }) {
  return (
    <>
      {help}
      <output className={classes.warning}>
        <Icon of={IconAlertTriangle} size={15} />
        {text}
      </output>
    </>
  );
}
