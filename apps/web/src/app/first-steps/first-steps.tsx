import { Anchor, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import css from '#app/first-steps/first-steps.module.css';
import { firstStepTexts as texts, type StepKey } from '#app/first-steps/first-steps.texts.ts';
import { firstSteps, type Step } from '#app/first-steps/steps.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { usePreferences } from '#shared/storage/storage-owner.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';

const awayKey = 'first-steps:away';
const doneKey = 'first-steps:done';

/** The first tasks of a role, on its first page; a step ticks itself off, and the list disappears with the last one. */
export function FirstSteps() {
  const session = useSession();
  const { pathname } = useLocation();
  const preferences = usePreferences();
  const [away, setAway] = useState(() => preferences.read(awayKey) === true);
  const steps = firstSteps[session.user.is_admin];
  const [kept, setKept] = useState(() => readDone(preferences.read(doneKey)));
  const seen = steps.find((one) => one.isDone === undefined && nameScreen(one) === pathname)?.key;
  if (seen !== undefined && !away && !kept.includes(seen)) setKept([...kept, seen]);
  useEffect(() => preferences.write(doneKey, kept), [kept, preferences]);

  const isDone = (one: Step): boolean => one.isDone?.(session) ?? kept.includes(one.key);
  const open = steps.filter((one) => !isDone(one));
  const onFirstPage = pathname === session.landing || pathname === '/dashboard';
  if (away || open.length === 0 || !onFirstPage) return null;
  const putAway = () => {
    preferences.write(awayKey, true);
    setAway(true);
  };
  return (
    <div className={css.root}>
      <Card
        title={texts.title}
        aside={
          <span className={css.aside}>
            {texts.progress(steps.length - open.length, steps.length)}
            <Anchor component="button" type="button" inherit onClick={putAway}>
              {texts.putAway}
            </Anchor>
          </span>
        }
        flush
      >
        <ol className={css.steps}>
          {steps.map((one) => (
            <StepRow key={one.key} step={one} done={isDone(one)} />
          ))}
        </ol>
      </Card>
    </div>
  );
}

function StepRow({ step: { key, to }, done }: { step: Step; done: boolean }) {
  const [title, detail] = texts.steps[key];
  return (
    <li className={css.step} data-done={done || undefined}>
      <Icon of={done ? IconCircleCheck : IconCircle} />
      <span>
        {done ? (
          <span className={css.title}>
            <VisuallyHidden>{texts.done} </VisuallyHidden>
            {title}
          </span>
        ) : (
          <Link to={to} className={css.title}>
            {title}
          </Link>
        )}{' '}
        <span className={css.detail}>{detail}</span>
      </span>
    </li>
  );
}

const nameScreen = ({ to }: Step): string => to.split('?')[0] ?? to;

const readDone = (kept: unknown): readonly StepKey[] =>
  Array.isArray(kept) ? kept.filter((key): key is StepKey => String(key) in texts.steps) : [];
