import { rowStates, type RowState } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { UnstyledButton } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleX,
  IconCopyCheck,
  IconHandStop,
  IconHelpCircle,
  IconScale,
  IconUserOff,
  IconZoomQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import { formatMoney, formatNumber } from '#shared/lib/format.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import classes from './bank-reports.module.css';
import { bankReportTexts as texts } from './bank-reports.texts.ts';
import { amountTexts } from './explain.texts.ts';

interface ReportTilesProps {
  report: BankReportDetail;
  chosen: RowState | undefined;
  /** Pressed once more, a tile shows all rows again. */
  onChoose: (state: RowState | undefined) => void;
}

/** The sums of the rows by state; a tile filters the list below by its state. */
export function ReportTiles({ report, chosen, onChoose }: ReportTilesProps) {
  const { states, corrected, accepted, can, controlled } = report;
  const shown = rowStates.filter((state) => !onlySometimes.has(state) || states[state].count > 0);
  return (
    <fieldset className={classes.tiles} aria-label={texts.tiles}>
      {shown.map((state) => (
        <UnstyledButton
          key={state}
          className={classes.tile}
          aria-pressed={chosen === state}
          onClick={() => onChoose(chosen === state ? undefined : state)}
        >
          <TileWords
            icon={icons[state]}
            tone={state}
            label={texts.states[state]}
            value={formatNumber(states[state].count)}
            detail={describe(state, states[state], corrected)}
          />
        </UnstyledButton>
      ))}
      {controlled && (accepted || can.accept) && <ControlTile states={states} />}
    </fieldset>
  );
}

/** The file's own sum agrees with its rows. */
function ControlTile({ states }: Pick<BankReportDetail, 'states'>) {
  const read = rowStates.filter((state) => state !== 'refused').map((state) => states[state]);
  const count = read.reduce((total, one) => total + one.count, 0);
  const sum = read.reduce((total, one) => total + one.sum, 0);
  return (
    <div className={classes.tile}>
      <TileWords
        icon={IconScale}
        label={texts.controlled}
        value={formatMoney(sum)}
        detail={texts.inFile(count)}
      />
    </div>
  );
}

interface TileWordsProps {
  icon: TablerIcon;
  tone?: RowState;
  label: string;
  value: string;
  detail: string;
}

function TileWords({ icon, tone, label, value, detail }: TileWordsProps) {
  return (
    <>
      <span className={classes.tileLabel} data-tone={tone}>
        <Icon of={icon} size={iconSizes.small} />
        <span>{label}</span>
      </span>
      <span className={classes.tileValue}>{value}</span>
      <span className={classes.quiet}>{detail}</span>
    </>
  );
}

const describe = (
  state: RowState,
  { count, sum }: BankReportDetail['states'][RowState],
  corrected: BankReportDetail['corrected'],
): string => {
  if (state === 'refused') return texts.refusedLines(count);
  if ((state === 'matched' || state === 'explained') && corrected[state].count > 0)
    return amountTexts.both(formatMoney(sum), formatMoney(sum + corrected[state].sum));
  return state === 'known' ? texts.knownSum(formatMoney(sum)) : formatMoney(sum);
};

/** Few files come with these. */
const onlySometimes: ReadonlySet<RowState> = new Set(['explained', 'dismissed', 'asked', 'withheld']);

const icons: Record<RowState, TablerIcon> = {
  matched: IconCircleCheck,
  unmatched: IconZoomQuestion,
  known: IconCopyCheck,
  refused: IconCircleX,
  explained: IconCircleCheck,
  dismissed: IconUserOff,
  asked: IconHelpCircle,
  withheld: IconHandStop,
};
