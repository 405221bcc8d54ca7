import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import type { AddressChange } from '@indeks/contract/identity/accounts/accounts.schemas';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressChangeQuery } from '#data/identity/accounts.ts';
import { BackToLogin } from '#features/identity/accounts/recovery/back-to-login.tsx';
import { call } from '#shared/api/call.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { formatStamp } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import css from './way-back.module.css';
import { wayBackTexts as texts } from './way-back.texts.ts';

/** Opened from the mail to the old address about a new one. Opening the link changes nothing, since mail programs open links. */
export function RestoreAddressPage() {
  // Pages without a session stand outside the shell, which has the client of the others.
  const [queries] = useState(createQueryClient);
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Kept in state, because the page removes it from the address at once.
  const [token, setToken] = useState('');
  const mailed = hash.slice(1);
  if (mailed !== '' && mailed !== token) setToken(mailed);
  useEffect(() => {
    if (mailed !== '') void navigate({ hash: '' }, { replace: true });
  }, [mailed, navigate]);
  return (
    <QueryClientProvider client={queries}>
      <EntranceHeading title={texts.title}>{texts.help}</EntranceHeading>
      {token === '' ? <Notice tone="error">{texts.missing}</Notice> : <WayBack key={token} token={token} />}
      <BackToLogin />
    </QueryClientProvider>
  );
}

function WayBack({ token }: { token: string }) {
  const { data: change, error } = useQuery(addressChangeQuery(token));
  const [restored, setRestored] = useState(false);
  if (restored)
    return (
      <output className={css.status}>
        <Notice tone="ok" title={texts.restoredTitle}>
          {texts.restored}
        </Notice>
      </output>
    );
  if (error) return <Notice tone="error">{readMessage(error)}</Notice>;
  if (!change) return <LoadingState rows={3} columns={2} text={texts.loading} />;
  return (
    <>
      <Facts change={change} />
      <h2 className={css.consequences}>{texts.consequencesTitle}</h2>
      <ul className={css.list}>
        {texts.consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Restore token={token} onRestored={() => setRestored(true)} />
    </>
  );
}

function Facts({ change }: { change: AddressChange }) {
  const facts = [
    [texts.old, change.old_email],
    [texts.current, change.new_email],
    [texts.changedAt, formatStamp(change.changed_at)],
    [texts.worksUntil, formatStamp(change.works_until)],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Restore({ token, onRestored }: { token: string; onRestored: () => void }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(accountRoutes.restoreAddress, { body: { token } });
      onRestored();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <>
      {failure !== undefined && <Notice tone="error">{readMessage(failure)}</Notice>}
      <BusyButton className={css.restore} size="md" fullWidth busy={busy} onClick={() => void restore()}>
        {texts.restore}
      </BusyButton>
    </>
  );
}
