import type { BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { formatMoney } from '#shared/lib/format.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import bar from '#shared/ui/page/floating-bar.module.css';
import classes from './bank-reports.module.css';
import { bankReportTexts as texts } from './bank-reports.texts.ts';
import { countBookable } from './count-bookable.ts';

interface AcceptBarProps {
  report: BankReportDetail;
  onAccept: () => void;
}

/** Stays at the bottom of the screen while the rows are looked through. */
export function AcceptBar({ report, onAccept }: AcceptBarProps) {
  const { count, sum } = countBookable(report);
  const { unmatched } = report.states;
  return (
    <div className={`${bar.floating} ${classes.bar}`}>
      <div className={classes.barWords}>
        <strong>{texts.toBook(count, formatMoney(sum))}</strong>
        <div className={classes.quiet}>
          {unmatched.count > 0 ? texts.toExplain(unmatched.count, formatMoney(unmatched.sum)) : texts.atOnce}
        </div>
      </div>
      <Button leftSection={<Icon of={IconCheck} size={iconSizes.small} />} onClick={onAccept}>
        {texts.accept}
      </Button>
    </div>
  );
}
