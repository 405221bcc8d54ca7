import { IconAlertTriangle } from '@tabler/icons-react';
import css from '#app/help/help-body.module.css';
import { helpTexts as texts } from '#app/help/help.texts.ts';
import type { HelpMark, HelpPage, HelpStep } from '#shared/help/help.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';

interface HelpBodyProps {
  page: HelpPage;
  /** Only of the screen that is open. */
  onShow: ((control: string) => void) | undefined;
}

export function HelpBody({ page: { about, steps, marks, undone }, onShow }: HelpBodyProps) {
  return (
    <>
      <p className={css.about}>{about}</p>
      <h3 className={css.heading}>{texts.steps}</h3>
      <ol className={css.steps}>
        {steps.map((step) => (
          <Step key={step.name} step={step} onShow={onShow} />
        ))}
      </ol>
      {marks.length > 0 && (
        <>
          <h3 className={css.heading}>{texts.marks}</h3>
          <dl className={css.marks}>
            {marks.map((mark) => (
              <Mark key={mark.sign} mark={mark} />
            ))}
          </dl>
        </>
      )}
      <Notice tone="warning" title={texts.undone} className={css.undone}>
        {undone}
      </Notice>
    </>
  );
}

function Step({ step: { name, how, show }, onShow }: { step: HelpStep } & Pick<HelpBodyProps, 'onShow'>) {
  return (
    <li>
      <strong>{name}</strong>
      <p>{how}</p>
      {show !== undefined && onShow && (
        <button
          type="button"
          className={css.link}
          aria-label={texts.showOf(name)}
          onClick={() => onShow(show)}
        >
          {texts.show}
        </button>
      )}
    </li>
  );
}

function Mark({ mark: { sign, means, tone, attention, look } }: { mark: HelpMark }) {
  return (
    <>
      <dt data-look={look}>
        {tone === undefined ? (
          <span className={css.plain}>{sign}</span>
        ) : (
          <StatusChip tone={tone} {...(attention && { icon: IconAlertTriangle })}>
            {sign}
          </StatusChip>
        )}
      </dt>
      <dd>{means}</dd>
    </>
  );
}
