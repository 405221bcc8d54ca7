import type { Evaluation } from '@indeks/contract/evaluations/evaluations.schemas';
import { IconCheck, IconDeviceFloppy } from '@tabler/icons-react';
import type { ProtocolGroupFilter } from '#data/protocols.ts';
import { ProtocolBar } from '#parts/protocols/protocol-bar.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import bar from '#shared/ui/page/floating-bar.module.css';
import classes from './sheet-bar.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';
import type { Sheet } from './use-sheet.ts';

interface SheetBarProps {
  sheet: Sheet;
  items: readonly Evaluation[];
  protocol: ProtocolGroupFilter;
}

/** What is typed is saved first; then a protocol can be made of it. */
export function SheetBar({ sheet, items, protocol }: SheetBarProps) {
  const faults = sheet.rows.filter(({ fault }) => fault !== undefined).length;
  if (sheet.changes.length > 0 || faults > 0) return <SaveSheet sheet={sheet} faults={faults} />;
  return (
    <div className={classes['protocol']}>
      <ProtocolBar
        group={protocol}
        choose=""
        students={items.length}
        missing={items.filter(({ grade }) => grade === null).length}
        status={
          <output className={classes['saved']}>
            <Icon of={IconCheck} size={iconSizes.small} />
            {texts.nothing}
          </output>
        }
      />
    </div>
  );
}

function SaveSheet({ sheet, faults }: { sheet: Sheet; faults: number }) {
  const count = sheet.changes.length;
  return (
    <div className={`${bar['floating']} ${classes['saveBar']}`}>
      <output className={classes['hint']}>{faults > 0 ? texts.faults(faults) : texts.kept}</output>
      <BusyButton icon={IconDeviceFloppy} busy={sheet.isSaving} disabled={count === 0} onClick={sheet.save}>
        {texts.save(count)}
      </BusyButton>
    </div>
  );
}
