import type { Protocol } from '@indeks/contract/studies/protocols/protocols.schemas';
import { IconFileDiff, IconLock } from '@tabler/icons-react';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import classes from './protocol.module.css';
import { protocolsTexts as texts } from './protocols.texts.ts';

type Stood = Pick<Protocol, 'withdrawn' | 'superseded' | 'corrects'>;

export const isInForce = ({ withdrawn, superseded }: Stood): boolean => !withdrawn && !superseded;

/** Whether a protocol is in force, what is in force instead, and whether it is a correction. */
export function ProtocolState({ protocol }: { protocol: Stood }) {
  const { withdrawn, superseded, corrects } = protocol;
  return (
    <span className={classes.states}>
      {withdrawn && <StatusChip tone="error">{texts.withdrawn}</StatusChip>}
      {!withdrawn && superseded && (
        <StatusChip tone="warning">{texts.superseded(superseded.number)}</StatusChip>
      )}
      {isInForce(protocol) && (
        <StatusChip tone="ok" icon={IconLock}>
          {texts.inForce}
        </StatusChip>
      )}
      {corrects && (
        <StatusChip tone="neutral" icon={IconFileDiff}>
          {texts.corrects(corrects.number)}
        </StatusChip>
      )}
    </span>
  );
}
