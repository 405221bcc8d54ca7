import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useInsideDialog } from '#shared/ui/dialog/inside-dialog.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { namesInGroups, useConflict, type Conflict } from '#shared/ui/form/saving/conflict.ts';
import type { ConflictFields } from '#shared/ui/form/saving/conflict-notice.tsx';
import { focusField } from '#shared/ui/form/focus-field.ts';
import { Form } from '#shared/ui/form/form.tsx';
import { LeavingQuestion } from '#shared/ui/form/saving/leaving-question.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import type { DraftPlace, KeptState } from './draft-keeper.ts';
import { DraftNotice, DraftTrouble } from './draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormSection, goToSection } from './form-section.tsx';
import type { LongFormSection } from './form-section.tsx';
import classes from './long-form.module.css';
import { longFormTexts } from './long-form.texts.ts';
import { SaveBar } from './save-bar.tsx';
import type { SaveBarProps } from './save-bar.tsx';
import { SectionNavigation, SectionPicker } from './section-navigation.tsx';
import { useActiveSection } from './use-active-section.ts';
import { useFormDraft, type FormDraft } from './use-form-draft.ts';
import { useChangedSections } from './use-changed-sections.ts';
import { useProblems } from './use-problems.ts';

export interface LongFormProps<Input extends FieldValues, Output> extends Omit<SaveBarProps, 'above'> {
  form: AppForm<Input, Output>;
  onSubmit: (values: Output) => Promise<void> | void;
  title: string;
  /** The saved thing, in the accusative: "kwestionariusz". */
  what: string;
  sections: readonly LongFormSection[];
  /** Tells the form, and its record, from others of the person. */
  name: string;
  /** Where what is typed is kept until it is saved; without it, or if that is this tab, leaving asks. */
  draft?: DraftPlace | undefined;
  /** How a conflict names the fields and their values, and the values for a newer row. */
  conflictFields: ConflictFields;
  readNewer: (row: unknown) => FieldValues;
  /** The shown values were saved before: an unchanged section has its tick. */
  saved?: boolean;
  /** Closes the form; what was typed is given up. */
  onCancel?: (() => void) | undefined;
  /** Notices of the screen, above the sections. */
  children?: ReactNode;
}

/** A long form: sections with a navigation, a summary of errors, a draft, and a save bar that stays in view. */
export function LongForm<Input extends FieldValues, Output>(props: LongFormProps<Input, Output>) {
  const { form, title, what, sections, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const draft = useFormDraft(form, props.draft, props.name);
  const { conflict, meet, canCompare } = useMetConflict(props);
  const { problems, checked } = useProblems(form, root);
  const [summary, focusSummary] = useFocusOnRequest();
  const navigation = useNavigation(root, sections, {
    problems,
    checked,
    changed: useChangedSections(form, root),
    saved: props.saved === true,
  });
  const wide = useRoomBeside();

  const submit = async (values: Output) => {
    await draft.hold();
    let saved = false;
    try {
      await meet(() => props.onSubmit(values));
      saved = true;
    } finally {
      draft.release(saved);
    }
    form.reset(form.getValues());
  };
  return (
    <div ref={root} className={classes.root} data-wide={wide || undefined}>
      {wide ? <SectionNavigation title={title} {...navigation} /> : <SectionPicker {...navigation} />}
      <Form
        form={form}
        label={title}
        onSubmit={submit}
        onInvalid={focusSummary}
        className={classes.form}
        explainFailure={(error) => ({ shownInForm: canCompare(error) })}
        kept
      >
        <BeforeFields {...props} draft={draft} conflict={conflict} />
        {checked && problems.length > 0 && (
          <ErrorSummary
            ref={summary}
            title={longFormTexts.correctToSave(problems.length, what)}
            problems={problems}
            sections={sections}
            onGoTo={(name) => root.current && focusField(root.current, name)}
          />
        )}
        {children}
        {sections.map((section) => (
          <FormSection key={section.id} {...section} />
        ))}
        <DraftedSaveBar {...props} draft={draft} />
      </Form>
      {(!props.draft || props.draft.onlyInTab) && <LeavingQuestion form={form} />}
    </div>
  );
}

interface BeforeFieldsProps<Input extends FieldValues, Output> extends Pick<
  LongFormProps<Input, Output>,
  'form' | 'conflictFields'
> {
  draft: FormDraft;
  conflict: Conflict | undefined;
}

/** Data from before the person began: a draft, and changes that others saved meanwhile. */
function BeforeFields<Input extends FieldValues, Output>(props: BeforeFieldsProps<Input, Output>) {
  const { form, draft, conflict, conflictFields } = props;
  return (
    <>
      {draft.restored && (
        <DraftNotice
          at={draft.restored === 'from-memory' ? undefined : draft.restored.at}
          onDiscard={draft.discard}
        />
      )}
      {conflict && (
        <Suspense>
          <div ref={showAtOnce} className={classes.summary}>
            <ConflictNotice
              form={form as unknown as AppForm<FieldValues, unknown>} // it knows the fields by their names alone
              conflict={conflict}
              fields={conflictFields}
            />
          </div>
        </Suspense>
      )}
    </>
  );
}

const none: readonly PageAction[] = [];

/** It appears above what is being read, once it is loaded. */
const showAtOnce = (element: HTMLElement | null): void => element?.scrollIntoView();

interface DraftedSaveBarProps extends SaveBarProps {
  draft: FormDraft;
  onCancel?: (() => void) | undefined;
}

function DraftedSaveBar({ draft, save, hint, secondary = none, onCancel }: DraftedSaveBarProps) {
  const cancel = () => {
    draft.discard();
    onCancel?.();
  };
  const cancelling = { label: longFormTexts.cancel, icon: IconX, onClick: cancel };
  const trouble = (
    <DraftTrouble
      state={draft.state}
      onTake={() => void draft.takeNewer()}
      onKeep={() => void draft.keepThis()}
    />
  );
  return (
    <SaveBar
      save={save}
      above={trouble}
      {...hintOf(draft.state, hint)}
      secondary={onCancel ? [cancelling, ...secondary] : secondary}
    />
  );
}

const ConflictNotice = lazyPart(() =>
  import('#shared/ui/form/saving/conflict-notice.tsx').then((file) => file.ConflictNotice),
);

/** A draft that was begun before somebody saved the form shows from the start what is different there. */
function useMetConflict<Input extends FieldValues, Output>(props: LongFormProps<Input, Output>) {
  const { form, readNewer, draft } = props;
  const met = useConflict(form, { readNewer, namesIn: namesInGroups });
  const begin = useEffectEvent(() => {
    if (draft?.found?.outdated) met.showDifferences(longFormTexts.draftOutdated);
  });
  useEffect(() => begin(), []);
  return met;
}

const hintOf = (state: KeptState, hint: string | undefined) => {
  if (state.kind === 'kept') return { hint: longFormTexts.draftKept(formatDateTime(state.at)) };
  return hint === undefined ? {} : { hint };
};

/** Whether the navigation has room beside the form; a dialog is never that wide. */
function useRoomBeside(): boolean {
  const insideDialog = useInsideDialog();
  const wideWindow = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return wideWindow && !insideDialog;
}

interface SectionFacts extends ReturnType<typeof useProblems> {
  changed: readonly string[];
  saved: boolean;
}

function useNavigation(
  root: RefObject<HTMLElement | null>,
  sections: readonly LongFormSection[],
  { problems, checked, changed, saved }: SectionFacts,
) {
  const activeId = useActiveSection(root, sections[0]?.id ?? '');
  return {
    activeId,
    onGoTo: (id: string) => root.current && goToSection(root.current, id),
    sections: sections.map(({ id, title }) => ({
      id,
      title,
      checked,
      saved: saved && !changed.includes(id),
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
