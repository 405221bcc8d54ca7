import { TextControl, type TextControlProps } from './text-control.tsx';
import { bindTextControl } from '../bind-control.tsx';

export function EmailControl(props: TextControlProps) {
  return (
    <TextControl
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
      inputMode="email"
    />
  );
}

export const EmailField = bindTextControl(EmailControl);

/** The number is kept as it was typed; the schema decides what it may contain. */
export function PhoneControl(props: TextControlProps) {
  return <TextControl autoComplete="tel" {...props} type="tel" inputMode="tel" />;
}

export const PhoneField = bindTextControl(PhoneControl);
