import { IconChecks } from '@tabler/icons-react';
import { inWords } from '#parts/money/payments/enrolment-words.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { traceTexts as texts } from './explain.texts.ts';
import { useGiveSure, type SureRow } from './use-traces.ts';

export interface OpenSure {
  kind: 'sure';
  rows: readonly SureRow[];
}

/** Which payments go to whom, to be looked over before they are given. */
export function GiveSureDialog({ open }: { open: OpenOf<OpenSure> }) {
  const giveSure = useGiveSure();
  const rows = open.value?.rows ?? [];
  const sum = rows.reduce((total, { row }) => total + row.amount, 0);
  return (
    <Confirm
      opened={open.opened}
      onClose={open.close}
      question={texts.question(rows.length, formatMoney(sum))}
      consequence={texts.consequence}
      items={rows.map(({ row, suggestion: { person, enrolment } }) =>
        texts.line(row.payer, formatMoney(row.amount), `${person.listed_name} · ${inWords(enrolment)}`),
      )}
      itemsLabel={texts.list}
      confirmLabel={texts.confirm(rows.length)}
      icon={IconChecks}
      tone="brand"
      failed={texts.failed}
      onConfirm={() => giveSure(rows)}
    />
  );
}
