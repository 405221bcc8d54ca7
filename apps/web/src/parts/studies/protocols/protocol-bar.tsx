import { protocolTypes, type ProtocolType } from '@indeks/contract/protocols/protocols.keys';
import type { ProtocolGroup } from '@indeks/contract/protocols/protocols.schemas';
import { IconCertificate, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fetchProtocolPdf, protocolGroupQuery, type ProtocolGroupFilter } from '#data/protocols.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { SelectControl } from '#shared/ui/form/select-control.tsx';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import classes from './protocol-bar.module.css';
import { generatingTexts as texts } from './protocols.texts.ts';
import { useGenerate } from './use-generate.ts';

interface ProtocolBarProps {
  /** Undefined until a group is chosen. */
  group: ProtocolGroupFilter | undefined;
  /** What must be chosen first. */
  choose: string;
  /** How many students the group has; undefined while it is not known. */
  students: number | undefined;
  /** How many of them have no grade, where it is known. */
  missing?: number;
  /** What else is told at the buttons. */
  status?: ReactNode;
}

/** The foot of a journal: the last protocols of the group, and a new one. */
export function ProtocolBar({ group, choose, students, missing = 0, status }: ProtocolBarProps) {
  const [type, setType] = useState<ProtocolType | null>(null);
  const known = useQuery({
    ...protocolGroupQuery(group ?? { date: '', cid: 0, sid: 0 }),
    enabled: group !== undefined,
  });
  const state = group ? known.data : undefined;
  const { generate, isPending } = useGenerate();
  const blocked = whyNot({ group, choose, students, type, state });
  return (
    <section className={classes['bar']} aria-label={texts.bar}>
      <div className={classes['words']}>
        <div className={classes['title']}>{type === null ? texts.untitled : texts.title(type)}</div>
        {missing > 0 && type !== 2 && <div className={classes['quiet']}>{texts.missing(missing)}</div>}
        {state && <LastProtocols state={state} />}
      </div>
      <div className={classes['actions']}>
        {status}
        <SelectControl
          label={texts.type}
          labelHidden
          placeholder={texts.type}
          choices={protocolTypes.map((value) => ({ value, label: texts.session(value) }))}
          value={type}
          onChange={setType}
        />
        <ActionButton
          main
          action={{
            label: texts.generate,
            icon: IconCertificate,
            busy: isPending,
            blocked,
            onClick: () => group && type !== null && generate({ ...group, type }),
          }}
        />
      </div>
    </section>
  );
}

interface Facts extends Pick<ProtocolBarProps, 'group' | 'choose' | 'students'> {
  type: ProtocolType | null;
  state: ProtocolGroup | undefined;
}

const whyNot = ({ group, choose, students, type, state }: Facts): string | undefined => {
  const { blocked } = texts;
  if (!group) return blocked.choose(choose);
  if (type === null) return blocked.type;
  if (students === 0) return blocked.rows;
  const told = state?.types.find((one) => one.type === type);
  if (!told || students === undefined) return blocked.loading;
  if (told.blocked === 'semester') return blocked.semester;
  return told.blocked === 'window' ? blocked.window(type) : undefined;
};

function LastProtocols({ state }: { state: ProtocolGroup }) {
  const last = state.types.flatMap(({ type, last: found }) => (found ? [{ type, ...found }] : []));
  if (last.length === 0) return <div className={classes['quiet']}>{texts.none}</div>;
  return (
    <div className={classes['links']}>
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
