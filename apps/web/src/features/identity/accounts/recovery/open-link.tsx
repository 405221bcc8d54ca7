import { Button } from '@mantine/core';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';
import { codeOwed } from '#features/identity/accounts/login/code-owed.ts';
import { BackToLogin } from '#features/identity/accounts/recovery/back-to-login.tsx';
import css from '#features/identity/accounts/recovery/recovery.module.css';
import { call } from '#shared/api/call.ts';
import { isCallError, readMessage } from '#shared/api/call-error.ts';
import { tellOtherTabs } from '#shared/api/other-tabs.ts';
import { keepSession } from '#shared/api/session.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';

/**
 * Asks for a click before the link is used: mail programs open links by themselves to check them, and would
 * use it up.
 */
export function OpenLink({ token, onGiveUp }: { token: string; onGiveUp: () => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    void navigate({ hash: '' }, { replace: true });
  }, [navigate]);

  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const session = await call(accountRoutes.openRecoveryLink, { body: { token } });
      keepSession(session);
      tellOtherTabs({ kind: 'signed-in', userId: session.user.id });
      await navigate('/change-password');
    } catch (error) {
      if (isCallError(error, 'auth/code-needed')) return navigate('/', { state: codeOwed });
      setFailure(error);
    }
    setBusy(false);
  };
  return (
    <>
      <EntranceHeading title={texts.openLinkTitle}>{texts.openLinkHelp}</EntranceHeading>
      {failure !== undefined && <Notice tone="error">{readMessage(failure)}</Notice>}
      {isCallError(failure, 'recovery/link-used-or-expired') ? (
        <Button className={css.again} size="md" fullWidth onClick={onGiveUp}>
          {texts.newLink}
        </Button>
      ) : (
        <BusyButton className={css.again} size="md" fullWidth busy={busy} onClick={() => void open()}>
          {texts.openLink}
        </BusyButton>
      )}
      <BackToLogin />
    </>
  );
}
