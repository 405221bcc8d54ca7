import type { CurrentSession } from '@indeks/contract/accounts/accounts.schemas';
import { AccountHeading } from '#features/accounts/account-heading.tsx';
import { secondStepTexts as texts } from '#features/accounts/second-step/second-step.texts.ts';
import { SetUp } from '#features/accounts/second-step/set-up.tsx';

interface SecondStepPageProps {
  askPassword: boolean;
  onDone: (session: CurrentSession) => void;
}

export function SecondStepPage(props: SecondStepPageProps) {
  return (
    <>
      <AccountHeading title={texts.title}>{props.askPassword ? undefined : texts.pageHelp}</AccountHeading>
      <SetUp {...props} />
    </>
  );
}
