import { windowOn } from '@indeks/contract/studies/protocols/protocols.rules';
import { Progress } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { formatDay, formatNumber } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { sumUp } from './sheet-sums.ts';
import own from './sheet-aside.module.css';
import classes from './sheet.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';
import type { Sheet } from './use-sheet.ts';

/** How far the group is graded, and how. */
export function SheetAside({ sheet: { rows, term } }: { sheet: Sheet }) {
  const { given, all, without, failing, toSave, average, distribution } = sumUp(rows, term);
  const words =
    term > 1
      ? [texts.toSave(toSave), texts.without(without)]
      : [texts.without(without), texts.failing(failing)];
  return (
    <div className={classes.aside}>
      <Card title={texts.progress(term)} aside={<Deadline term={term} />}>
        <div className={own.count}>
          <strong>{given}</strong> {texts.ofAll(all)}
        </div>
        <Progress value={(given / Math.max(all, 1)) * 100} aria-label={texts.progressOf(given, all)} />
        <div className={own.sums}>{words.join(' · ')}</div>
      </Card>
      <Card
        title={texts.distribution}
        aside={average !== undefined && texts.average(formatNumber(average, 2))}
      >
        <Distribution bars={distribution} withResit={term > 1} />
      </Card>
      <Card title={texts.keys}>
        <dl className={own.keys}>
          {texts.keyHelp.map(({ keys, text, ...more }) => (
            <div key={keys.join(' ')}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{term > 1 && 'atResit' in more ? more.atResit : text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

/** The last day of the window in which lecturers close the term, while it is open. */
function Deadline({ term }: Pick<Sheet, 'term'>) {
  const day = today();
  const window = windowOn(term, day);
  if (!window) return null;
  return (
    <StatusChip tone="warning" icon={IconClock}>
      {texts.until(formatDay(`${day.slice(0, 4)}-${window.to}`))}
    </StatusChip>
  );
}

interface Bar {
  name: string;
  first: number;
  resit: number;
}

/** Drawn here: the charts of the kit would bring their library to every lecturer who grades. */
function Distribution({ bars, withResit }: { bars: readonly Bar[]; withResit: boolean }) {
  const top = Math.max(...bars.map(({ first, resit }) => first + resit), 1);
  const widthOf = (count: number) => ({ inlineSize: `${(count / top) * 100}%` });
  return (
    <>
      <dl className={own.distribution}>
        {bars.map(({ name, first, resit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={own.bars}>
                <span className={own.bar} style={widthOf(first)} />
                {resit > 0 && <span className={own.bar} data-resit style={widthOf(resit)} />}
              </span>
              <span>{first + resit}</span>
            </dd>
          </div>
        ))}
      </dl>
      {withResit && (
        <div className={own.legend}>
          <span>
            <span className={own.mark} />
            {texts.legend.first}
          </span>
          <span>
            <span className={own.mark} data-resit />
            {texts.legend.resit}
          </span>
        </div>
      )}
    </>
  );
}
