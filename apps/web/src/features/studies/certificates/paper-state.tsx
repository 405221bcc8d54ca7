import type { RegisteredPaper } from '@indeks/contract/studies/certificates/certificates.schemas';
import { IconClock, IconSend } from '@tabler/icons-react';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { registerTexts as texts } from './certificates.texts.ts';

/** Whether the paper is in force, and where it is. */
export function PaperState({ row }: { row: RegisteredPaper }) {
  const { supersededBy, annulled, doubted, handedHow, blank } = row;
  if (annulled) return <StatusChip tone="error">{texts.annulled(annulled.on)}</StatusChip>;
  if (supersededBy !== null) return <StatusChip tone="error">{texts.superseded(supersededBy)}</StatusChip>;
  if (doubted !== null) return <StatusChip tone="warning">{texts.doubted}</StatusChip>;
  if (handedHow === null && blank === '') return <StatusChip tone="warning">{texts.lacksBlank}</StatusChip>;
  if (handedHow === null)
    return (
      <StatusChip tone="warning" icon={IconClock}>
        {texts.waits}
      </StatusChip>
    );
  if (handedHow === 'post')
    return (
      <StatusChip tone="info" icon={IconSend}>
        {texts.handed.post}
      </StatusChip>
    );
  return <StatusChip tone="ok">{texts.handed['in-person']}</StatusChip>;
}
