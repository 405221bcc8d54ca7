import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import bar from '#shared/ui/page/floating-bar.module.css';
import classes from './long-form.module.css';

export interface SaveBarProps {
  save: { label: string; shortLabel?: string; icon?: TablerIcon };
  /** Quiet words at the left. */
  hint?: string;
  secondary?: readonly PageAction[];
  /** A line above the buttons that concerns them. */
  above?: ReactNode;
}

/** Stays at the window's lower edge while the form is longer than the window. */
export function SaveBar({ save, hint, secondary = none, above }: SaveBarProps) {
  const phone = usePhone();
  return (
    <div className={`${bar.floating} ${classes.saveBar}`}>
      {above}
      {hint !== undefined && !phone && <span className={classes.hint}>{hint}</span>}
      <div className={classes.buttons}>
        {secondary.map((action) => (
          <ActionButton key={action.label} action={action} fullWidth={phone} short={phone} />
        ))}
        <SubmitButton icon={save.icon} fullWidth={phone}>
          {phone ? (save.shortLabel ?? save.label) : save.label}
        </SubmitButton>
      </div>
    </div>
  );
}

const none: readonly PageAction[] = [];
