import type { ProtocolPreview } from '@indeks/contract/studies/protocols/protocols.schemas';
import { Button } from '@mantine/core';
import { IconFileText, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useClosingBlock } from '#parts/studies/protocols/use-closing-block.ts';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import floating from '#shared/ui/page/floating-bar.module.css';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import type { AskedProtocol } from './closing-page.tsx';
import classes from './closing.module.css';
import { closingTexts as texts } from './closing.texts.ts';

interface ClosingBarProps {
  asked: AskedProtocol;
  inForce: ProtocolPreview['inForce'];
  back: { to: string; label: string };
}

/** What closing means, and the button that does it. */
export function ClosingBar({ asked, inForce, back }: ClosingBarProps) {
  const phone = usePhone();
  const blocked = useClosingBlock(asked.group, asked.type);
  const correct = phone ? texts.correctShort : texts.correct;
  const label = inForce ? correct : texts.close;
  return (
    <div className={`${floating.floating} ${classes.bar}`}>
      <div className={classes.barWords}>
        <strong>{inForce ? texts.bar.correcting(inForce.number) : texts.bar.closing}</strong>
        {!phone && (
          <div className={classes.quiet}>{inForce ? texts.bar.correctingHelp : texts.bar.closingHelp}</div>
        )}
      </div>
      <div className={classes.barActions}>
        {phone ? (
          <Button
            variant="default"
            leftSection={<Icon of={IconFileText} />}
            onClick={() => document.getElementById('document')?.scrollIntoView()}
          >
            {texts.document}
          </Button>
        ) : (
          <Button variant="default" component={Link} to={back.to}>
            {back.label}
          </Button>
        )}
        {blocked === undefined ? (
          <SubmitButton icon={IconLock}>{label}</SubmitButton>
        ) : (
          <ActionButton main action={{ label, icon: IconLock, blocked }} />
        )}
      </div>
    </div>
  );
}
