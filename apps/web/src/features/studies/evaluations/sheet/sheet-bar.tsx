import { IconCertificate, IconCheck, IconDeviceFloppy } from '@tabler/icons-react';
import type { ProtocolGroupFilter } from '#data/studies/protocols.ts';
import { closingAddress } from '#parts/studies/protocols/closing-address.ts';
import { generatingTexts } from '#parts/studies/protocols/protocols.texts.ts';
import { useClosingBlock } from '#parts/studies/protocols/use-closing-block.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import bar from '#shared/ui/page/floating-bar.module.css';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './sheet-bar.module.css';
import { listWithout } from './sheet-sums.ts';
import { sheetTexts as texts } from './sheet.texts.ts';
import type { Sheet } from './use-sheet.ts';

interface SheetBarProps {
  sheet: Sheet;
  protocol: ProtocolGroupFilter;
}

/** What is typed is saved first; then the protocol of the open term can be looked at and closed. */
export function SheetBar({ sheet, protocol }: SheetBarProps) {
  const { term, rows, changes } = sheet;
  const faults = rows.filter(({ fault }) => fault !== undefined).length;
  const without = listWithout(rows, term).map(({ row }) => row.name);
  const isSaved = changes.length === 0 && faults === 0;
  const blocked = useClosingBlock(protocol, term);
  const phone = usePhone();
  return (
    <section className={`${bar.floating} ${classes.bar}`} aria-label={generatingTexts.bar}>
      <div className={classes.words}>
        <div className={classes.title}>{texts.protocolOf[term]}</div>
        {without.length > 0 && <div className={classes.hint}>{texts.withoutNamed(without)}</div>}
      </div>
      <div className={classes.actions}>
        {isSaved ? (
          <output className={classes.saved}>
            <Icon of={IconCheck} size={iconSizes.small} />
            {texts.nothing}
          </output>
        ) : (
          <output className={classes.hint} data-kept={faults === 0 || undefined}>
            {faults > 0 ? texts.faults(faults) : texts.kept}
          </output>
        )}
        {(isSaved || !phone) && (
          <ActionButton
            main={isSaved}
            action={{
              label: texts.preview,
              icon: IconCertificate,
              blocked: isSaved ? blocked : texts.saveFirst,
              to: closingAddress(protocol, term),
            }}
          />
        )}
        {!isSaved && (
          <BusyButton
            icon={IconDeviceFloppy}
            busy={sheet.isSaving}
            disabled={changes.length === 0}
            onClick={sheet.save}
          >
            {texts.save(changes.length)}
          </BusyButton>
        )}
      </div>
    </section>
  );
}
