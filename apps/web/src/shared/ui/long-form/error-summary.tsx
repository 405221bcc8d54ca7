import type { Ref } from 'react';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import type { FormProblem } from './form-problems.ts';
import classes from './long-form.module.css';
import { longFormTexts } from './long-form.texts.ts';

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  title: string;
  problems: readonly FormProblem[];
  sections: readonly { readonly id: string; readonly title: string }[];
  onGoTo: (name: string) => void;
}

/** All that is to be corrected, by section, each with a way there. Receives the focus after a failed submit. */
export function ErrorSummary({ ref, title, problems, sections, onGoTo }: ErrorSummaryProps) {
  const groups = [...Map.groupBy(problems, ({ sectionId }) => sectionId)];
  const titleOf = (id: string | undefined) => sections.find((section) => section.id === id)?.title;
  return (
    <div ref={ref} tabIndex={-1} className={classes.summary}>
      <Notice tone="error" title={title}>
        {groups.map(([id, found]) => (
          <section key={id ?? ''} className={classes.group}>
            {id !== undefined && (
              <p>
                {titleOf(id)}: {longFormTexts.toCorrect(found.length)}
              </p>
            )}
            <Problems problems={found} onGoTo={onGoTo} />
          </section>
        ))}
      </Notice>
    </div>
  );
}

function Problems({ problems, onGoTo }: Pick<ErrorSummaryProps, 'problems' | 'onGoTo'>) {
  return (
    <ul className={classes.problems}>
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
  );
}
