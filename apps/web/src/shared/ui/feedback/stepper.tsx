import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { feedbackTexts } from './feedback.texts.ts';
import classes from './stepper.module.css';

interface StepperProps {
  /** The purpose of the steps: names the list for screen readers. */
  label: string;
  steps: readonly string[];
  /** Index of the step in progress; `steps.length` when all are done. */
  current: number;
  /** Small, with the finished steps in green: for the state of something, not for a form in pages. */
  compact?: boolean;
}

/** Shows how far a piece of work in steps has come. The steps are not buttons. */
export function Stepper({ label, steps, current, compact = false }: StepperProps) {
  return (
    <ol className={classes.steps} data-compact={compact || undefined} aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={step}
            className={classes.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {state === 'done' ? <IconCheck size={compact ? 14 : 18} stroke={2.5} /> : index + 1}
            </span>
            <span className={classes.label}>{step}</span>
            <VisuallyHidden>{`, ${feedbackTexts.step[state]}`}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(index: number, current: number) {
  if (index < current) return 'done';
  return index === current ? 'current' : 'next';
}
