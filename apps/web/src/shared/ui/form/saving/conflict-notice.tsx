import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useForm, useWatch, type FieldValues, type Path } from 'react-hook-form';
import { formatDayOf, formatNumericDate, formatTime } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { isSame, type Conflict } from './conflict.ts';
import classes from '../form.module.css';
import { formTexts as texts } from '../form.texts.ts';
import { RadioControl } from '../choices/radio-control.tsx';
import { readShown } from '../read-shown.ts';
import type { AppForm } from '../use-zod-form.ts';

/** How a form names its fields, and how a value is put in words: the field itself says it, or the form does. */
export type ConflictFields = {
  labelOf: (name: string) => string;
} & (
  | { draw: (name: string, form: AppForm<FieldValues, unknown>) => ReactNode }
  | { wordsOf: (name: string, value: unknown) => string }
);

interface ConflictNoticeProps<Input extends FieldValues, Output> {
  form: AppForm<Input, Output>;
  conflict: Conflict;
  fields: ConflictFields;
}

/** Above a form that somebody else has saved meanwhile: which fields took the newer value, and a choice for the others. */
export function ConflictNotice<Input extends FieldValues, Output>(props: ConflictNoticeProps<Input, Output>) {
  const { form, conflict, fields } = props;
  const { message, saved, taken, disputed, revived } = conflict;
  return (
    <Notice tone="warning" title={<span role="alert">{message}</span>}>
      <div className={classes.conflict}>
        {taken.length > 0 && <p>{texts.taken(taken.map(fields.labelOf).join(', '), nameSaver(saved))}</p>}
        {revived.length > 0 && <p>{texts.revived(revived.map(fields.labelOf).join(', '))}</p>}
        {disputed.map((name) => (
          <DisputedField key={name} form={form} name={name} conflict={conflict} fields={fields} />
        ))}
      </div>
    </Notice>
  );
}

function DisputedField<Input extends FieldValues, Output>(
  props: ConflictNoticeProps<Input, Output> & { name: string },
) {
  const { form, name, conflict, fields } = props;
  const path = name as Path<Input>; // one of the form's fields
  const value: unknown = useWatch({ control: form.control, name: path });
  const choose = (side: 'mine' | 'theirs') =>
    form.setValue(path, conflict[side][name], { shouldDirty: true, shouldValidate: true });
  const mine = useWords(conflict.mine, name, fields);
  const theirs = useWords(conflict.theirs, name, fields);
  return (
    <>
      <RadioControl
        label={fields.labelOf(name)}
        value={isSame(value, conflict.theirs[name]) ? 'theirs' : 'mine'}
        onChange={(side) => side !== null && choose(side)}
        choices={[
          { value: 'mine', label: texts.valueOf(texts.yours, mine.words) },
          { value: 'theirs', label: texts.valueOf(nameSaver(conflict.saved), theirs.words) },
        ]}
        vertical
      />
      {mine.drawn}
      {theirs.drawn}
    </>
  );
}

/** "zapisane przez Anna Nowak o 14:32", with the day when it was not today. */
function nameSaver(saved: Conflict['saved']): string {
  if (!saved) return texts.savedMeanwhile;
  const day = formatDayOf(saved.at);
  return texts.savedBy(saved.by, day === formatNumericDate(today()) ? undefined : day, formatTime(saved.at));
}

/** A value in words. Where only the field itself knows them, it is drawn out of sight and read. */
function useWords(values: FieldValues, name: string, fields: ConflictFields) {
  const root = useRef<HTMLDivElement>(null);
  const form = useForm({ defaultValues: values });
  const [words, setWords] = useState('');
  useEffect(() => {
    const read = () => setWords(root.current ? readShown(root.current) : '');
    // A frame later all fields have filled in their words, but for those that are fetched.
    const frame = requestAnimationFrame(read);
    const later = new MutationObserver(read);
    if (root.current) later.observe(root.current, { attributes: true, childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      later.disconnect();
    };
  }, []);
  if ('wordsOf' in fields) return { words: fields.wordsOf(name, values[name]) || texts.noValue, drawn: null };
  const drawn = createPortal(
    <div ref={root} hidden inert>
      {fields.draw(name, form)}
    </div>,
    document.body,
  );
  return { words, drawn };
}
