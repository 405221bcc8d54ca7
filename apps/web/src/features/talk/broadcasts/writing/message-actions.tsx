import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { Button } from '@mantine/core';
import { IconCalendarClock, IconEye, IconMailCheck, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { PreviewBody } from '#data/talk/broadcasts.ts';
import { call } from '#shared/api/call.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { Icon } from '#shared/ui/icon.tsx';
import bar from '#shared/ui/page/floating-bar.module.css';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import type { Writing, Written } from './writing-form.ts';
import classes from './writing.module.css';
import { writingTexts as texts } from './writing.texts.ts';

interface MessageActionsProps {
  form: AppForm<Writing, Written>;
  /** How many will get it; unknown until they are counted. */
  open: number | undefined;
  previewed: PreviewBody | undefined;
  onPreview: () => void;
}

/** A trial to oneself, and sending; on a phone they stay at the lower edge. */
export function MessageActions({ form, open, previewed, onPreview }: MessageActionsProps) {
  const phone = usePhone();
  const when = useWatch({ control: form.control, name: 'when' });
  const trial = useTrial(previewed);
  const [many, one] = when === 'later' ? [texts.schedule, texts.scheduleNow] : [texts.send, texts.sendNow];
  return (
    <div className={phone ? `${bar.floating} ${classes.bar}` : classes.actions}>
      {open === 0 && <span className={classes.quiet}>{texts.nobody}</span>}
      {phone && (
        <Button variant="default" leftSection={<Icon of={IconEye} size={20} />} onClick={onPreview}>
          {texts.preview}
        </Button>
      )}
      <BusyButton
        variant="default"
        icon={IconMailCheck}
        busy={trial.busy}
        disabled={previewed === undefined || open === 0}
        onClick={trial.onClick}
      >
        {phone ? texts.toSelfShort : texts.toSelf}
      </BusyButton>
      <SubmitButton icon={when === 'later' ? IconCalendarClock : IconSend} fullWidth={phone}>
        {open === undefined ? one : many(open)}
      </SubmitButton>
    </div>
  );
}

/** Mails what the preview shows to the writer. */
function useTrial(previewed: PreviewBody | undefined) {
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    if (busy || !previewed) return;
    setBusy(true);
    try {
      await call(routes.sendToSelf, { body: previewed });
      snackbar(texts.toSelfSent);
    } catch (error) {
      snackbar(readMessage(error), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, onClick: () => void onClick() };
}
