import { isOn } from '@indeks/contract/common/flags';
import type { PersonRecord } from '@indeks/contract/identity/people/people.schemas';
import { IconMailForward } from '@tabler/icons-react';
import { readMessage } from '#shared/api/call-error.ts';
import { useSuccess } from '#shared/ui/dialog/use-success.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { useSendOneTimePassword } from './people.api.ts';
import classes from './people.module.css';
import { passwordTabTexts as texts } from './people.texts.ts';

/** The secretariat sends a person a one-time password without seeing it. */
export function OneTimePasswordTab({ person }: { person: Pick<PersonRecord, 'id' | 'email' | 'active'> }) {
  const send = useSendOneTimePassword();
  const success = useSuccess(texts.sent);
  return (
    <div className={classes.password}>
      <Card title={texts.title}>
        <p>
          {texts.explanation} {texts.stays}
        </p>
        <p>
          {texts.to} <strong>{person.email}</strong>
        </p>
        {send.isError && (
          <Notice tone="error" className={classes.notice}>
            {readMessage(send.error)}
          </Notice>
        )}
        {isOn(person.active) ? (
          <BusyButton
            busy={send.isPending}
            icon={IconMailForward}
            onClick={() =>
              send.mutate(person.id, { onSuccess: () => success.tell(texts.sentTo(person.email)) })
            }
          >
            {texts.send}
          </BusyButton>
        ) : (
          <Notice tone="warning">{texts.inactive}</Notice>
        )}
      </Card>
      {success.dialog}
    </div>
  );
}
