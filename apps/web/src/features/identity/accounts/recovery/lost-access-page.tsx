import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';
import { BackToLogin } from '#features/identity/accounts/recovery/back-to-login.tsx';
import { RadioControl } from '#shared/ui/form/choices/radio-control.tsx';

const ways = [
  { value: '/restore-password', label: texts.lostPassword },
  { value: '/restore-email', label: texts.lostEmail },
];

/** The choice of what was forgotten decides which recovery follows. */
export function LostAccessPage() {
  const navigate = useNavigate();
  const [way, setWay] = useState<string | null>('/restore-password');
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    if (way !== null) void navigate(way);
  };
  return (
    <>
      <EntranceHeading title={texts.lostTitle}>{texts.lostHelp}</EntranceHeading>
      <form onSubmit={go}>
        <RadioControl label={texts.lostQuestion} choices={ways} vertical value={way} onChange={setWay} />
        <Button type="submit" size="md" fullWidth mt="lg">
          {texts.next}
        </Button>
      </form>
      <BackToLogin />
    </>
  );
}
