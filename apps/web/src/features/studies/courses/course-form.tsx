import type { Flag } from '@indeks/contract/common/flags';
import { programmes } from '@indeks/contract/studies/courses/courses.keys';
import type { Course } from '@indeks/contract/studies/courses/courses.schemas';
import { useDidUpdate } from '@mantine/hooks';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFormState, type FieldErrors } from 'react-hook-form';
import { isCallError } from '#shared/api/call-error.ts';
import { ConflictNotice } from '#shared/ui/form/saving/conflict-notice.tsx';
import { namesInGroups, useConflict } from '#shared/ui/form/saving/conflict.ts';
import { focusFirstInvalid } from '#shared/ui/form/focus-field.ts';
import { Form } from '#shared/ui/form/form.tsx';
import { useStaleRow } from '#shared/ui/form/saving/use-stale-row.ts';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { DraftNotice } from '#shared/ui/long-form/draft-notice.tsx';
import { SaveBar } from '#shared/ui/long-form/save-bar.tsx';
import { longFormTexts } from '#shared/ui/long-form/long-form.texts.ts';
import { useFormDraft, type FormDraft } from '#shared/ui/long-form/use-form-draft.ts';
import { useTabDraft } from '#shared/ui/long-form/use-tab-draft.ts';
import { conflictFields, conflictTable } from './course-conflict.tsx';
import { CourseBasics, Programmes } from './course-parts.tsx';
import { useSaveCourse } from './courses.api.ts';
import classes from './courses.module.css';
import { courseTexts as texts } from './courses.texts.ts';
import {
  fitDraft,
  lecturerNames,
  planForm,
  planValues,
  programmeOfError,
  savedPlan,
  withDraftRows,
  type PlanInput,
  type PlanOutput,
} from './plan-values.ts';
import type { PlanForm } from './use-plan.ts';

interface CourseFormProps {
  course: Course;
  onSaved: (course: Course) => void;
}

/** A course and its subjects, edited in place and saved at once. */
export function CourseForm({ course, onSaved }: CourseFormProps) {
  const form: PlanForm = useZodForm(planForm, planValues(course));
  const [root, focusError] = useErrorFocus();
  const [programme, setProgramme] = useState<Flag>(programmes.since2024);
  const [{ version }, setShown] = useShownCourse(form, course);
  const draft = useCourseDraft(form, course, version);
  const names = useMemo(() => lecturerNames(course), [course]);
  const { conflict, meet, canCompare } = useMetConflict(form, draft);
  const save = useSaving(course.id, version);

  const submit = async (values: PlanOutput) => {
    await draft.hold();
    let saved: Course | undefined;
    try {
      await meet(async () => void (saved = await save(values)));
    } catch (failure) {
      // The failure is shown above the form, while the pressed button is at its end.
      root.current?.scrollIntoView();
      throw failure;
    } finally {
      draft.release(saved !== undefined);
    }
    if (!saved) return;
    setShown(saved);
    onSaved(saved);
  };
  const showFirstError = (errors: FieldErrors<PlanInput>) => {
    const wrong = programmeOfError(form.getValues('rows'), Object.keys(errors.rows ?? {}));
    if (errors.name === undefined && wrong !== undefined) setProgramme(wrong);
    focusError();
  };
  const parts = { form, programme, names, onProgramme: setProgramme };
  return (
    <div ref={root} className={classes.form}>
      <Form
        form={form}
        label={texts.form}
        onSubmit={submit}
        onInvalid={showFirstError}
        explainFailure={(error) => ({ shownInForm: canCompare(error), ...explainGone(error) })}
        kept
      >
        {draft.restored && <DraftNotice onDiscard={draft.discard} />}
        {conflict && <ConflictNotice form={form} conflict={conflict} fields={conflictFields(form)} />}
        <CourseBasics form={form} />
        <Programmes {...parts} />
        <CourseSaveBar form={form} />
      </Form>
    </div>
  );
}

interface CourseDraft extends FormDraft {
  /** Somebody saved the course since the draft was begun. */
  outdated: boolean;
}

/** In this tab. Of a draft that is older than the course, rows that were deleted meanwhile are new ones. */
function useCourseDraft(form: PlanForm, course: Course, version: number): CourseDraft {
  const key = `course-${course.id}`;
  const place = useTabDraft({ key, version });
  const [fitted] = useState(() => {
    const { found } = place;
    const values = found && fitDraft(found.values, course);
    return { ...place, found: found && { ...found, values: values ?? {} }, complete: withDraftRows };
  });
  return { ...useFormDraft(form, fitted, key), outdated: place.found?.outdated === true };
}

/** A draft that was begun before somebody saved the course shows from the start what is different there. */
function useMetConflict(form: PlanForm, draft: CourseDraft) {
  const met = useConflict(form, { readNewer: toValues, namesIn: namesInGroups, table: conflictTable });
  const begin = useEffectEvent(() => {
    if (draft.outdated) met.showDifferences(longFormTexts.draftOutdated);
  });
  useEffect(() => begin(), []);
  return met;
}

const toValues = (row: unknown) => planValues(row as Course); // the row of the call that was refused

function useSaving(id: number, readVersion: number) {
  const { saveAgainst } = useStaleRow();
  const save = useSaveCourse();
  return ({ rows, ...fields }: PlanOutput) =>
    saveAgainst(readVersion, (version) =>
      save({ params: { id }, body: { ...fields, version, courseSubjects: savedPlan(rows) } }),
    );
}

/**
 * The course whose values the form began with. A newer one that arrives is shown at once where nothing was typed; where
 * something was, the save meets it as a conflict.
 */
function useShownCourse(form: PlanForm, course: Course) {
  const [shown, setShown] = useState(course);
  const { isDirty } = useFormState({ control: form.control });
  if (!isDirty && course.version > shown.version) setShown(course);
  useDidUpdate(() => form.reset(planValues(shown)), [shown]);
  return [shown, setShown] as const;
}

/** Focuses the first field with an error once it is drawn: the other programme is not until it is chosen. */
function useErrorFocus() {
  const root = useRef<HTMLDivElement>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0 && root.current) focusFirstInvalid(root.current);
  }, [requests]);
  return [root, () => setRequests((count) => count + 1)] as const;
}

const explainGone = (error: unknown) =>
  isCallError(error, 'record/not-found') ? { message: texts.gone } : {};

function CourseSaveBar({ form }: { form: PlanForm }) {
  const { isDirty } = useFormState({ control: form.control });
  return <SaveBar save={{ label: texts.save }} hint={isDirty ? texts.unsaved : texts.nothingToSave} />;
}
