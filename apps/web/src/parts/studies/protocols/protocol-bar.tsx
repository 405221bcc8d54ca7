import type { ProtocolType } from '@indeks/contract/studies/protocols/protocols.keys';
import type { ProtocolGroup } from '@indeks/contract/studies/protocols/protocols.schemas';
import { IconCertificate, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchProtocolPdf, protocolGroupQuery, type ProtocolGroupFilter } from '#data/studies/protocols.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import classes from './protocol-bar.module.css';
import { generatingTexts as texts } from './protocols.texts.ts';
import { closingAddress } from './closing-address.ts';
import { explainBlock } from './use-closing-block.ts';

interface ProtocolBarProps {
  /** Undefined until a group is chosen. */
  group: ProtocolGroupFilter | undefined;
  /** What must be chosen first. */
  choose: string;
  /** How many students the group has; undefined while it is not known. */
  students: number | undefined;
}

/** The foot of a journal: the last protocols of the group, and the way to a new one, which is looked at before it is closed. */
export function ProtocolBar({ group, choose, students }: ProtocolBarProps) {
  const [type, setType] = useState<ProtocolType | null>(null);
  const known = useQuery({
    ...protocolGroupQuery(group ?? { date: '', cid: 0, sid: 0 }),
    enabled: group !== undefined,
  });
  const state = group ? known.data : undefined;
  const blocked = whyNot({ group, choose, students, type, state });
  return (
    <section className={classes.bar} aria-label={texts.bar}>
      <div className={classes.words}>
        <div className={classes.title}>{type === null ? texts.untitled : texts.title(type)}</div>
        {state && <LastProtocols state={state} />}
      </div>
      <div className={classes.actions}>
        <SelectControl
          label={texts.type}
          labelHidden
          placeholder={texts.type}
          choices={(state?.types.map((one) => one.type) ?? firstTypes).map((value) => ({
            value,
            label: texts.session(value),
          }))}
          value={type}
          onChange={setType}
        />
        <ActionButton
          main
          action={{
            label: texts.generate,
            icon: IconCertificate,
            blocked,
            ...(group && type !== null && { to: closingAddress(group, type) }),
          }}
        />
      </div>
    </section>
  );
}

/** Before a group is chosen; then those that the provider holds. */
const firstTypes: readonly ProtocolType[] = [1, 2];

interface Facts extends Pick<ProtocolBarProps, 'group' | 'choose' | 'students'> {
  type: ProtocolType | null;
  state: ProtocolGroup | undefined;
}

const whyNot = ({ group, choose, students, type, state }: Facts): string | undefined => {
  const { blocked } = texts;
  if (!group) return blocked.choose(choose);
  if (type === null) return blocked.type;
  if (students === 0) return blocked.rows;
  return students === undefined ? blocked.loading : explainBlock(state, type);
};

function LastProtocols({ state }: { state: ProtocolGroup }) {
  const last = state.types.flatMap(({ type, last: found }) => (found ? [{ type, ...found }] : []));
  if (last.length === 0) return <div className={classes.quiet}>{texts.none}</div>;
  return (
    <div className={classes.links}>
      {last.map(({ type, id, number }) => (
        <LastProtocol key={type} id={id} label={texts.last(type, number)} />
      ))}
    </div>
  );
}

function LastProtocol({ id, label }: { id: number; label: string }) {
  const { busy, onClick } = useDownload(() => fetchProtocolPdf(id));
  return (
    <BusyButton icon={IconDownload} variant="subtle" size="compact-sm" busy={busy} onClick={onClick}>
      {label}
    </BusyButton>
  );
}
