import { useState } from 'react';
import { get, type FieldValues, type Path } from 'react-hook-form';
import { isCallError, type CallError } from '#shared/api/call-error.ts';
import { writeContent } from '#shared/api/request-content.ts';
import type { AppForm } from '../use-zod-form.ts';

/** Changes that somebody else saved while this form was being edited. */
export interface Conflict {
  /** What happened, and what to do. */
  message: string;
  /** Who saved it and when, where that is known. */
  saved: { by: string; at: string } | undefined;
  /** Fields that were not changed here and now hold the newer value. */
  taken: readonly string[];
  /** Fields that both have changed. The form holds what was typed here. */
  disputed: readonly string[];
  /** Rows of a table that were changed here and deleted there: they stay, as new ones. */
  revived: readonly string[];
  /** Both sides, by the names of the fields. */
  mine: FieldValues;
  theirs: FieldValues;
}

export interface ComparedFields {
  /** The values of the form for a row as the API answers it; without it nothing can be compared. */
  readNewer: ((row: unknown) => FieldValues) | undefined;
  /** The names of the fields; without it those of the outermost values. */
  namesIn?: (values: FieldValues) => string[];
  /** Where the form has one; `namesIn` names its cells. */
  table?: ComparedTable;
}

/** Input for merging a table whose rows may be added and deleted on both sides: see `compareTable`. */
export interface ComparedTable {
  /** Whether the person is asked about the field: not for a cell of a row that only this side has, nor for a hidden one. */
  isAskedAbout: (name: string, theirs: FieldValues) => boolean;
  isOfMissingRow: (name: string, newer: FieldValues) => boolean;
  /** The rows that only this side has: those that stay, and those among them that the other side deleted. */
  findRowsToKeep: (sides: ComparedSides) => {
    kept: readonly (readonly [name: string, row: FieldValues])[];
    revived: readonly string[];
  };
}

export interface ComparedSides {
  before: FieldValues;
  newer: FieldValues;
  current: FieldValues;
}

/**
 * Meets a write against an older version. The row that came with the refusal becomes what the form is compared with:
 * untouched fields take its values, and of the others the person chooses.
 */
export function useConflict<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  { readNewer, namesIn = Object.keys, table }: ComparedFields,
) {
  const [conflict, setConflict] = useState<Conflict>();
  const canCompare = (error: unknown): error is CallError =>
    readNewer !== undefined && isCallError(error, 'record/stale');
  const meet = async (save: () => Promise<void> | void): Promise<void> => {
    try {
      await save();
      setConflict(undefined);
    } catch (error) {
      if (readNewer && canCompare(error)) {
        const sides = takeNewer(form, readNewer(error.details['current']), { namesIn, table });
        setConflict({ ...sides, message: error.message, saved: readSaved(error) });
      }
      throw error;
    }
  };
  /** For a form that starts with a draft older than the saved data: it is unknown which saved changes the person has seen. */
  const showDifferences = (message: string) => {
    const [mine, theirs] = [form.getValues(), form.formState.defaultValues ?? {}].map((side) =>
      valuesIn(side, namesIn(side)),
    );
    if (!mine || !theirs) return;
    const disputed = Object.keys(mine).filter(
      (name) => isAskedAbout(name, theirs, table) && !isSame(mine[name], theirs[name]),
    );
    if (disputed.length > 0)
      setConflict({ message, saved: undefined, taken: [], disputed, revived: [], mine, theirs });
  };
  return { conflict, meet, canCompare, showDifferences };
}

function takeNewer<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  newer: FieldValues,
  { namesIn, table }: { namesIn: (values: FieldValues) => string[]; table: ComparedTable | undefined },
) {
  const before: FieldValues = form.formState.defaultValues ?? {};
  const names = namesIn(form.getValues());
  const [read, mine] = [valuesIn(before, names), valuesIn(form.getValues(), names)];
  const theirs = valuesIn(newer, namesIn(newer));
  const typed = names.filter((name) => !isSame(mine[name], read[name]));
  const changedThere = Object.keys(theirs).filter(
    (name) => name in mine && !isSame(theirs[name], read[name]) && isAskedAbout(name, theirs, table),
  );
  const rows = table?.findRowsToKeep({ before, newer, current: form.getValues() });
  // The row has the same fields as the one that was read.
  form.reset({ ...before, ...newer } as Input);
  const put = (name: string, value: unknown) =>
    form.setValue(name as Path<Input>, value as never, { shouldDirty: true, shouldTouch: true });
  for (const name of typed.filter((name) => table?.isOfMissingRow(name, newer) !== true))
    put(name, mine[name]);
  for (const [name, row] of rows?.kept ?? []) put(name, row);
  return {
    taken: changedThere.filter((name) => !typed.includes(name)),
    disputed: changedThere.filter((name) => typed.includes(name) && !isSame(theirs[name], mine[name])),
    revived: rows?.revived ?? [],
    mine,
    theirs,
  };
}

const isAskedAbout = (name: string, theirs: FieldValues, table: ComparedTable | undefined): boolean =>
  table === undefined || table.isAskedAbout(name, theirs);

const valuesIn = (values: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(names.map((name) => [name, copyOf(get(values, name))]));

/** The form mutates its own lists later. */
const copyOf = (value: unknown): unknown => (Array.isArray(value) ? structuredClone(value) : value);

/** The names of fields in groups, joined by dots; a list is one field. */
export function namesInGroups(values: FieldValues, path = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = path === '' ? key : `${path}.${key}`;
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? namesInGroups(value, name) : [name];
  });
}

function readSaved({ details }: CallError): Conflict['saved'] {
  const { saved } = details;
  const isKnown = typeof saved === 'object' && saved !== null && 'by' in saved && 'at' in saved;
  return isKnown && typeof saved.by === 'string' && typeof saved.at === 'string'
    ? { by: saved.by, at: saved.at }
    : undefined;
}

export const isSame = (one: unknown, other: unknown): boolean => writeContent(one) === writeContent(other);
