import { PasswordInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { splitFrame, type ControlProps } from '../field-props.ts';
import { formTexts } from '../form.texts.ts';
import { bindControl } from '../bind-control.tsx';

export interface PasswordControlProps extends ControlProps<string> {
  /** Tells the browser's password keeper what to offer. */
  autoComplete: 'current-password' | 'new-password' | 'one-time-code';
}

export function PasswordControl(props: PasswordControlProps) {
  const [visible, setVisible] = useState(false);
  const { frame, inputProps, rest } = splitFrame(props);
  return (
    <PasswordInput
      {...rest}
      {...frame}
      {...inputProps}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={Eye}
      visibilityToggleButtonProps={{
        'aria-label': visible ? formTexts.hidePassword : formTexts.showPassword,
      }}
    />
  );
}

export const PasswordField = bindControl(PasswordControl, '');

function Eye({ reveal }: { reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye;
  return <Icon size={19} stroke={1.75} aria-hidden />;
}
