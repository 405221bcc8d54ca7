import type { BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { formatMoney } from '#shared/lib/format.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import bar from '#shared/ui/page/floating-bar.module.css';
import { importTexts as texts } from './import.texts.ts';
import { addUp, countBooked } from './import-rows.ts';
import classes from './import.module.css';

interface AcceptManyBarProps {
  /** Those that can be accepted. */
  reports: readonly BankReportDetail[];
  onAccept: () => void;
}

/** On a phone it stays at the bottom while the files are looked through. */
export function AcceptManyBar({ reports, onAccept }: AcceptManyBarProps) {
  const { count, sum } = addUp(reports.map(countBooked));
  return (
    <div className={`${bar.floating} ${classes.bar}`}>
      <div>
        <strong>{formatMoney(sum)}</strong>
        <div className={classes.quiet}>{texts.fromFiles(count, reports.length)}</div>
      </div>
      <Button leftSection={<Icon of={IconChecks} size={iconSizes.small} />} onClick={onAccept}>
        {texts.acceptReady(reports.length)}
      </Button>
    </div>
  );
}
