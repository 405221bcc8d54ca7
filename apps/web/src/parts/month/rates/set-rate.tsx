import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { setRateTexts as texts } from './set-rate.texts.ts';

const RateDialog = lazyPart(async () => (await import('./rate-dialog.tsx')).RateDialog);

interface SetRateProps {
  /** The person whose trips have no rate, with their days. */
  user: number;
  name: string;
  days: readonly string[];
}

/** Beside a remark on trips without a rate: sets it from the first of their days on. */
export function SetRate({ user, name, days }: SetRateProps) {
  const [opened, setOpened] = useState(false);
  const [from] = days.toSorted();
  if (from === undefined) return null;
  return (
    <>
      <Anchor component="button" type="button" inherit underline="always" onClick={() => setOpened(true)}>
        {texts.setRate}
      </Anchor>
      <WhenOpened opened={opened}>
        <RateDialog opened={opened} onClose={() => setOpened(false)} user={user} name={name} from={from} />
      </WhenOpened>
    </>
  );
}
