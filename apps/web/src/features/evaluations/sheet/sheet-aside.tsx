import { Progress } from '@mantine/core';
import { formatNumber } from '#shared/lib/format.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { summaryOf, type SheetRow } from './sheet-values.ts';
import own from './sheet-aside.module.css';
import classes from './sheet.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';

interface SheetAsideProps {
  rows: readonly SheetRow[];
  phone: boolean;
}

/** How far the group is graded, and how; on a phone only how far. */
export function SheetAside({ rows, phone }: SheetAsideProps) {
  const { given, all, without, failing, average, distribution } = summaryOf(rows);
  const words = [
    ...(average === undefined ? [] : [texts.average(formatNumber(average, 2))]),
    texts.without(without),
    texts.failing(failing),
  ];
  return (
    <div className={classes['aside']}>
      <Card title={texts.progress}>
        <div className={own['count']}>
          <strong>{given}</strong> {texts.ofAll(all)}
        </div>
        <Progress value={(given / Math.max(all, 1)) * 100} aria-label={texts.progressOf(given, all)} />
        <div className={own['sums']}>{words.join(' · ')}</div>
      </Card>
      {!phone && (
        <>
          <Card title={texts.distribution}>
            <Distribution bars={distribution} />
          </Card>
          <Card title={texts.keys}>
            <dl className={own['keys']}>
              {texts.keyHelp.map(({ keys, text }) => (
                <div key={text}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </>
      )}
    </div>
  );
}

/** Drawn here: the charts of the kit would bring their library to every lecturer who grades. */
function Distribution({ bars }: { bars: readonly { name: string; value: number }[] }) {
  const top = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <dl className={own['distribution']}>
      {bars.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={own['bar']} style={{ inlineSize: `${(value / top) * 100}%` }} />
            <span>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
