import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { EntranceHeading } from '#shared/ui/page/entrance-heading.tsx';
import { secondStepTexts as texts } from '#features/identity/accounts/second-step/second-step.texts.ts';
import { SetUp } from '#features/identity/accounts/second-step/set-up.tsx';

interface SecondStepPageProps {
  askPassword: boolean;
  onDone: (session: CurrentSession) => void;
}

export function SecondStepPage(props: SecondStepPageProps) {
  return (
    <>
      <EntranceHeading title={texts.title}>{props.askPassword ? undefined : texts.pageHelp}</EntranceHeading>
      <SetUp {...props} />
    </>
  );
}
