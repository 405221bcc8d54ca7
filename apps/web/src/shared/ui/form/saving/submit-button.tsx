import type { ReactNode } from 'react';
import { BusyButton, type BusyButtonProps } from '#shared/ui/feedback/busy-button.tsx';
import { useFormStatus } from './form-status.ts';
import { focusOnClick, keepFocus } from '../keep-focus.ts';

interface SubmitButtonProps extends Pick<BusyButtonProps, 'color' | 'fullWidth' | 'icon' | 'size'> {
  /** Repeats the verb of the act: "Dodaj czas pracy", never "OK". */
  children: ReactNode;
}

/** Stays enabled while fields have errors, because pressing it shows them. */
export function SubmitButton(props: SubmitButtonProps) {
  const { submitting } = useFormStatus();
  return <BusyButton {...props} {...keepFocus} {...focusOnClick} type="submit" busy={submitting} />;
}
