import type { Ref } from 'react';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import type { FormProblem } from './form-problems.ts';
import classes from './long-form.module.css';

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  title: string;
  problems: readonly FormProblem[];
  onGoTo: (name: string) => void;
}

/** All that is to be corrected, each with a way there. Receives the focus after a failed submit. */
export function ErrorSummary({ ref, title, problems, onGoTo }: ErrorSummaryProps) {
  return (
    <div ref={ref} tabIndex={-1} className={classes['summary']}>
      <Notice tone="error" title={title}>
        <ul className={classes['problems']}>
          {problems.map(({ name, label, message, sectionId }) => (
            <li key={name}>
              {sectionId === undefined ? (
                message
              ) : (
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGoTo(name);
                  }}
                >
                  <strong>{label}</strong>: {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
