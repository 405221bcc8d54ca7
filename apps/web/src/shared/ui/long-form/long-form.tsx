import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useInsideDialog } from '#shared/ui/dialog/inside-dialog.ts';
import { focusField } from '#shared/ui/form/focus-field.ts';
import { Form } from '#shared/ui/form/form.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { DraftNotice } from './draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormSection, goToSection } from './form-section.tsx';
import type { LongFormSection } from './form-section.tsx';
import classes from './long-form.module.css';
import { longFormTexts } from './long-form.texts.ts';
import { SaveBar } from './save-bar.tsx';
import type { SaveBarProps } from './save-bar.tsx';
import { SectionNavigation, SectionPicker } from './section-navigation.tsx';
import { useActiveSection } from './use-active-section.ts';
import { useFormDraft } from './use-form-draft.ts';
import type { DraftOptions } from './use-form-draft.ts';
import { useProblems } from './use-problems.ts';

export interface LongFormProps<Input extends FieldValues, Output> extends SaveBarProps {
  form: AppForm<Input, Output>;
  onSubmit: (values: Output) => Promise<void> | void;
  title: string;
  /** What is saved, in the accusative: "kwestionariusz". */
  what: string;
  sections: readonly LongFormSection[];
  draft: DraftOptions;
  /** Notices of the screen, above the sections. */
  children?: ReactNode;
}

/** A long form: sections with a navigation, a summary of errors, a draft, and a save bar that stays in view. */
export function LongForm<Input extends FieldValues, Output>(props: LongFormProps<Input, Output>) {
  const { form, title, what, sections, children, save, hint, secondary } = props;
  const root = useRef<HTMLDivElement>(null);
  const draft = useFormDraft(form, props.draft);
  const { problems, checked } = useProblems(form, root);
  const [summary, focusSummary] = useFocusOnRequest();
  const navigation = useNavigation(root, sections, { problems, checked });
  const wide = useRoomBeside();

  const submit = async (values: Output) => {
    try {
      await props.onSubmit(values);
    } catch (failure) {
      // The failure is shown above the form, while the pressed button is at its end.
      root.current?.scrollIntoView();
      throw failure;
    }
    draft.clear();
    form.reset(form.getValues());
  };
  return (
    <div ref={root} className={classes['root']} data-wide={wide || undefined}>
      {wide ? <SectionNavigation title={title} {...navigation} /> : <SectionPicker {...navigation} />}
      <Form
        form={form}
        label={title}
        onSubmit={submit}
        onInvalid={focusSummary}
        className={classes['form'] ?? ''}
      >
        {draft.restored && <DraftNotice onDiscard={draft.discard} />}
        {checked && problems.length > 0 && (
          <ErrorSummary
            ref={summary}
            title={longFormTexts.correctToSave(problems.length, what)}
            problems={problems}
            onGoTo={(name) => root.current && focusField(root.current, name)}
          />
        )}
        {children}
        {sections.map((section) => (
          <FormSection key={section.id} {...section} />
        ))}
        <SaveBar save={save} {...(hint !== undefined && { hint })} {...(secondary && { secondary })} />
      </Form>
    </div>
  );
}

/** Whether the navigation has room beside the form; a dialog is never that wide. */
function useRoomBeside(): boolean {
  const insideDialog = useInsideDialog();
  const wideWindow = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return wideWindow && !insideDialog;
}

function useNavigation(
  root: RefObject<HTMLElement | null>,
  sections: readonly LongFormSection[],
  { problems, checked }: ReturnType<typeof useProblems>,
) {
  const activeId = useActiveSection(root, sections[0]?.id ?? '');
  return {
    activeId,
    onGoTo: (id: string) => root.current && goToSection(root.current, id),
    sections: sections.map(({ id, title }) => ({
      id,
      title,
      checked,
      problems: problems.filter((problem) => problem.sectionId === id).length,
    })),
  };
}

/** Focuses an element that a request makes appear, and shows its beginning even where it is longer than the window. */
function useFocusOnRequest() {
  const ref = useRef<HTMLDivElement>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests === 0) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView();
  }, [requests]);
  return [ref, () => setRequests((count) => count + 1)] as const;
}
