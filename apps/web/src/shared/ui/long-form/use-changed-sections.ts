import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';

/** The sections with a field that differs from what was read. Which field stands where is read from the page. */
export function useChangedSections<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  root: RefObject<HTMLElement | null>,
): readonly string[] {
  const { dirtyFields } = useFormState({ control: form.control });
  const [changed, setChanged] = useState<readonly string[]>([]);
  // Runs after every render: the library changes what is dirty in place. Equal sections do not set the state again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const names = new Set(namesIn(dirtyFields));
    const found = [...(root.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])]
      .filter((section) => fieldsOf(section).some((name) => names.has(name)))
      .map((section) => section.dataset['section'] ?? '');
    // Which fields a section has is known only from the page that was just drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    setChanged((known) => (known.join() === found.join() ? known : found));
  });
  return changed;
}

const fieldsOf = (section: HTMLElement): string[] =>
  [...section.querySelectorAll<HTMLElement>('[data-field]')].map((field) => field.dataset['field'] ?? '');

/** Names of the changed fields. A list also gives its own name, since rows are added and removed. */
function namesIn(dirty: unknown, path: readonly string[] = []): string[] {
  if (dirty === true) return [path.join('.')];
  if (typeof dirty !== 'object' || dirty === null) return [];
  const names = Object.entries(dirty).flatMap(([key, value]: [string, unknown]) =>
    namesIn(value, [...path, key]),
  );
  return names.length > 0 ? [...names, path.join('.')] : [];
}
