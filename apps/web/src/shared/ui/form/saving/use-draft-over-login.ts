import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { onTakenAway } from '#shared/api/ended-session.ts';
import { writeContent } from '#shared/api/request-content.ts';
import { useUserStorage } from '#shared/storage/storage-owner.tsx';
import type { AppForm } from '../use-zod-form.ts';

interface DraftOptions {
  /** Key of the draft in the person's storage. */
  place: string;
  /** Tells the form from others at the same place. */
  title: string;
  /** Fields that are never stored, such as passwords; 'all' of a form with sealed data. */
  without?: readonly string[] | 'all' | undefined;
  /** Values typed before, in another form. */
  typed?: FieldValues | undefined;
}

interface Draft {
  /** Tells the form, and the record it was opened with, from others of the page. */
  form: string | undefined;
  values: FieldValues;
}

export interface DraftOverLogin {
  /** True while the form shows what was typed before the session ended or the page was reloaded. */
  restored: boolean;
  /** Back to what the form was opened with. */
  discard: () => void;
}

/**
 * Keeps what was typed over the login that follows an ended session, and over a reload, for the same person and in this
 * tab. Nothing is stored at any other time, and files and passwords are not.
 */
export function useDraftOverLogin<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  { place, title, without = none, typed }: DraftOptions,
): DraftOverLogin {
  const storage = useUserStorage();
  const [name] = useState(() => writeContent([title, form.formState.defaultValues]));
  const [draft] = useState(() => findDraft(storage.read(place), name));
  const [restored, setRestored] = useState(draft !== undefined);

  const keep = useEffectEvent(() => {
    const values = form.getValues();
    if (without === 'all' || writeContent([title, values]) === name) return;
    const kept = Object.entries(values).filter(
      ([key, value]) => !(value instanceof Blob) && !key.startsWith('password') && !without.includes(key),
    );
    storage.write(place, { form: name, values: Object.fromEntries(kept) } satisfies Draft);
  });
  useEffect(() => onTakenAway(() => keep()), []);
  // The browser may show the left page again as it was, with everything in it.
  useWindowEvent('pageshow', () => storage.remove(place));
  useEffect(() => {
    storage.remove(place);
    // The values that were read stay the form's defaults: only against them is the draft a change.
    const start = draft?.values ?? typed;
    if (start) form.reset({ ...form.getValues(), ...start }, { keepDefaultValues: true });
    // Once an opening: later values are the person's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return {
    restored,
    discard: () => {
      form.reset();
      setRestored(false);
    },
  };
}

const none: readonly string[] = [];

function findDraft(stored: unknown, name: string | undefined): Draft | undefined {
  const isDraft = typeof stored === 'object' && stored !== null && 'form' in stored && 'values' in stored;
  return isDraft && stored.form === name ? (stored as Draft) : undefined; // written above
}
