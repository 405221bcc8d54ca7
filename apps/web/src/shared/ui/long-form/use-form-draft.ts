import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUserStorage } from '#shared/storage/storage-owner.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';

export interface DraftOptions {
  /** Names the form and, where there are several, its record: "questionnaire", "student-17". */
  key: string;
  /** The version of the record that is being edited: a draft of an older one would undo others' changes. */
  version?: number;
}

export interface FormDraft {
  /** True while the form shows what was typed before a reload. */
  restored: boolean;
  /** Back to what is saved. */
  discard: () => void;
  /** After a save. */
  clear: () => void;
}

interface StoredDraft {
  version: number | null;
  values: FieldValues;
}

/** Keeps what is typed for the length of the visit, per user, so that a reload or an expired session loses nothing. */
export function useFormDraft<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  { key, version }: DraftOptions,
): FormDraft {
  const storage = useUserStorage();
  const place = placeOf(key);
  const [restored, setRestored] = useState(false);
  // A form that closes when it is saved is not rendered again, so its defaults are still the old ones.
  const saved = useRef<string>(undefined);

  const keep = useDebouncedCallback(
    () => {
      const values = form.getValues();
      if (same(values, form.formState.defaultValues) || JSON.stringify(values) === saved.current)
        storage.remove(place);
      else storage.write(place, { version: version ?? null, values } satisfies StoredDraft);
    },
    { delay: 300, flushOnUnmount: true },
  );
  const forget = () => {
    keep.cancel();
    storage.remove(place);
    setRestored(false);
  };

  useRestoring(form, { place, version: version ?? null }, () => setRestored(true));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep() }), [form, keep]);
  useWindowEvent('pagehide', () => keep.flush());

  return {
    restored,
    clear: () => {
      saved.current = JSON.stringify(form.getValues());
      forget();
    },
    discard: () => {
      form.reset();
      forget();
    },
  };
}

function useRestoring<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  { place, version }: { place: string; version: number | null },
  onRestored: () => void,
) {
  const storage = useUserStorage();
  useEffect(() => {
    const draft = storage.read(place);
    if (!isDraft(draft)) return;
    if (draft.version !== version) return storage.remove(place);
    // The saved values stay the form's defaults: only against them is the draft a change.
    form.reset(draft.values as Input, { keepDefaultValues: true });
    onRestored();
    // Once per record: later values are the user's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place, storage]);
}

/** Forgets the draft of a form after a save made elsewhere. */
export function useForgetDraft(): (key: string) => void {
  const storage = useUserStorage();
  return (key) => storage.remove(placeOf(key));
}

const placeOf = (key: string): string => `draft:${key}`;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'version' in value && 'values' in value;
