import { results } from '@indeks/contract/studies/certificates/certificates.keys';
import type { Completing, CompletionGroup } from '@indeks/contract/studies/certificates/certificates.schemas';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { ProportionBar } from '#shared/ui/charts/proportion-bar.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './certificates.module.css';
import { completionTexts as texts } from './certificates.texts.ts';
import own from './completion-aside.module.css';
import { CopiesOfIssuing, DaysOfIssuing, type IssuingDays } from './issuing-days.tsx';
import { numberAfter } from './number-after.ts';

interface CompletionAsideProps {
  group: CompletionGroup;
  cid: number;
  ready: readonly Completing[];
  lacking: readonly Completing[];
  chosen: readonly Completing[];
  days: IssuingDays;
  onDays: (days: IssuingDays) => void;
}

/** How far the group is, what the certificates would be, and what the paper would lack. */
export function CompletionAside({ group, cid, ready, lacking, chosen, days, onDays }: CompletionAsideProps) {
  return (
    <aside className={classes.aside} aria-label={texts.aside}>
      <Readiness ready={ready.length} lacking={lacking} />
      {ready.length > 0 && <Issuing group={group} count={chosen.length} days={days} onDays={onDays} />}
      {ready.length > 0 && <Results people={ready} />}
      <Advice group={group} cid={cid} />
    </aside>
  );
}

function Readiness({ ready, lacking }: { ready: number; lacking: readonly Completing[] }) {
  const things = lacking.reduce((sum, { missing }) => sum + missing.length, 0);
  return (
    <Card title={texts.readiness}>
      <p className={own.share}>
        <strong>{ready}</strong> {texts.outOf(ready + lacking.length)}
      </p>
      <ProportionBar
        parts={[
          { name: texts.ready(ready), value: ready, tone: 'success' },
          { name: texts.notReady(lacking.length), value: lacking.length, tone: 'warning' },
        ]}
      />
      {lacking.length > 0 && <p className={classes.quiet}>{texts.lacking(lacking.length, things)}</p>}
    </Card>
  );
}

function Advice({ group: { advice }, cid }: Pick<CompletionAsideProps, 'group' | 'cid'>) {
  const { subjectsWithoutClasses, emblem } = advice;
  return (
    <>
      {subjectsWithoutClasses.length > 0 && (
        <Notice tone="info" title={texts.withoutClasses(subjectsWithoutClasses.length)}>
          {texts.withoutClassesHelp}{' '}
          <Anchor component={Link} to={`/admin/courses/${cid}/certificate`}>
            {texts.openFacts}
          </Anchor>
        </Notice>
      )}
      {!emblem && <Notice tone="info" title={texts.noEmblem} />}
    </>
  );
}

interface IssuingProps extends Pick<CompletionAsideProps, 'group' | 'days' | 'onDays'> {
  count: number;
}

/** The numbers that would be given now, and what is chosen before the act. */
function Issuing({ group: { next, signatory, formula }, count, days, onDays }: IssuingProps) {
  const range = count > 1 ? `${next} – ${numberAfter(next, count - 1)}` : next;
  return (
    <Card title={texts.certificates}>
      <dl className={own.facts}>
        <dt>{texts.numbers}</dt>
        <dd>{count === 0 ? texts.none : range}</dd>
        <dt>{texts.result}</dt>
        <dd>{texts.formulas[formula]}</dd>
        <dt>{texts.signs}</dt>
        <dd>{signatory.name}</dd>
      </dl>
      <div className={own.issuing}>
        <DaysOfIssuing days={days} onDays={onDays} />
        <CopiesOfIssuing days={days} onDays={onDays} />
      </div>
    </Card>
  );
}

function Results({ people }: { people: readonly Completing[] }) {
  const counted = results
    .map((result) => ({ result, count: people.filter((person) => person.result === result).length }))
    .filter(({ count }) => count > 0);
  const most = Math.max(...counted.map(({ count }) => count), 1);
  return (
    <Card title={texts.results}>
      <ul className={own.results}>
        {counted.map(({ result, count }) => (
          <li key={result}>
            <span>{result}</span>
            <span className={own.track} aria-hidden>
              <span style={{ inlineSize: `${(count / most) * 100}%` }} />
            </span>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
