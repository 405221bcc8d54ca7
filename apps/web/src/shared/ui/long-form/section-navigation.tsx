import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Icon } from '#shared/ui/icon.tsx';
import { longFormTexts } from './long-form.texts.ts';
import tones from '#shared/ui/page/tones.module.css';
import classes from './section-navigation.module.css';

export interface SectionState {
  id: string;
  title: string;
  /** Fields to correct. */
  problems: number;
  /** The form was sent once, so that no problem means fine. */
  checked: boolean;
  /** The section is unchanged since the last save. */
  saved: boolean;
}

interface SectionNavigationProps {
  /** The name of the form. */
  title: string;
  sections: readonly SectionState[];
  activeId: string;
  onGoTo: (id: string) => void;
}

/** At the left of the form; it follows the scroll. */
export function SectionNavigation({ title, sections, activeId, onGoTo }: SectionNavigationProps) {
  return (
    <nav className={classes.side} aria-label={longFormTexts.sections}>
      <div className={classes.title}>{title}</div>
      <ol className={classes.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className={classes.link}
              aria-current={section.id === activeId ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onGoTo(section.id);
              }}
            >
              <Mark section={section} />
              <span>
                {section.title}
                {section.problems > 0 && (
                  <span className={classes.problems}>{longFormTexts.toCorrect(section.problems)}</span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Mark({ section }: { section: SectionState }) {
  if (section.problems > 0) {
    return (
      <span className={`${tones.toned} ${classes.mark}`} data-tone="error">
        <Icon of={IconAlertTriangle} size={15} />
      </span>
    );
  }
  if (!section.checked && !section.saved) return <span className={classes.mark} data-tone="open" />;
  return (
    <span className={`${tones.toned} ${classes.mark}`} data-tone="ok">
      <IconCheck size={15} stroke={2.25} aria-hidden />
      <VisuallyHidden>{section.saved ? longFormTexts.saved : longFormTexts.done}</VisuallyHidden>
    </span>
  );
}

/** Above the form where there is no room beside it: a picker and how far one has come. */
export function SectionPicker({ sections, activeId, onGoTo }: Omit<SectionNavigationProps, 'title'>) {
  const active = sections.findIndex((section) => section.id === activeId);
  const names = sections.map(({ id, title, problems }) => ({
    value: id,
    label: problems > 0 ? `${title} (${longFormTexts.toCorrect(problems)})` : title,
  }));
  return (
    <div className={classes.picker}>
      <NativeSelect
        aria-label={longFormTexts.section}
        data={names}
        value={activeId}
        onChange={(event) => onGoTo(event.currentTarget.value)}
      />
      <VisuallyHidden>{longFormTexts.progress(active + 1, sections.length)}</VisuallyHidden>
      <div className={classes.progress} aria-hidden>
        {sections.map((section, index) => (
          <span key={section.id} data-reached={index <= active || undefined} />
        ))}
      </div>
    </div>
  );
}
