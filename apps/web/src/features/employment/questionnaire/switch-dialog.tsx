import { IconSwitchHorizontal } from '@tabler/icons-react';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import { useSwitchCompany } from './questionnaire.api.ts';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

interface SwitchDialogProps {
  opened: boolean;
  isCompany: boolean;
  onClose: () => void;
  onSwitched: () => void;
}

/** Between person and company: what it costs is said before anything changes. */
export function SwitchDialog({ opened, isCompany, onClose, onSwitched }: SwitchDialogProps) {
  const change = useSwitchCompany();
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      question={isCompany ? texts.toPersonQuestion : texts.toCompanyQuestion}
      consequence={texts.switchConsequence}
      items={isCompany ? texts.toPersonSteps : texts.toCompanySteps}
      itemsLabel={texts.switchSteps}
      confirmLabel={texts.switchConfirm}
      icon={IconSwitchHorizontal}
      tone="danger"
      failed={texts.switchFailed}
      onConfirm={async () => {
        await change.mutateAsync();
        onSwitched();
      }}
    />
  );
}
