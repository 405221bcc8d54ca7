import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import css from '#features/identity/accounts/second-step/second-step.module.css';
import { secondStepTexts as texts } from '#features/identity/accounts/second-step/second-step.texts.ts';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';

/** Shown once: nobody can show them again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <>
      <Notice tone="warning" title={texts.codesTitle}>
        {texts.codesHelp}
      </Notice>
      <ul className={css.codes} aria-label={texts.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <CopyButton value={codes.join('\n')} label={texts.copyCodes} />
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} size={iconSizes.small} />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
        <Button onClick={onKept}>{texts.codesKept}</Button>
      </div>
    </>
  );
}
