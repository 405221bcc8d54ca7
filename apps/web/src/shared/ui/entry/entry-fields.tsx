import { Fragment, type ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { FieldRow } from '../form/form-layout.tsx';
import type { AppForm } from '../form/use-zod-form.ts';

/** Where a field of the kit is bound and what it is called: `<TextField {...field} />`. */
export interface BoundField<Name extends string, Value> {
  /** The form as far as this field sees it, so that forms with the same field can share its declaration. */
  control: Control<{ [Key in Name]: Value }>;
  name: Name;
  label: string;
}

interface DeclaredField<Name extends string, Value, Input extends FieldValues> {
  label: string;
  /** Two halves that follow each other share a row. */
  half?: boolean;
  /** A field that needs hooks, such as for the value of another field, is a component of its own. */
  draw: (field: BoundField<Name, Value>, form: AppForm<Input, unknown>) => ReactNode;
}

/** A declaration for each field of a schema's input. */
export type FieldsOf<Input extends FieldValues> = {
  [Name in keyof Input & string]: DeclaredField<Name, Input[Name], Input>;
};

/** Draws one field of a declaration in any form that has it. */
export const drawField =
  <Input extends FieldValues>(fields: FieldsOf<Input>) =>
  (name: string, form: AppForm<FieldValues, unknown>): ReactNode => {
    const { label, draw } = fields[name as keyof Input & string]; // a name of the same form
    return draw({ control: form.control as never, name, label }, form as never);
  };

interface EntryFieldsProps<Input extends FieldValues, Output> {
  form: AppForm<Input, Output>;
  fields: FieldsOf<Input>;
}

export function EntryFields<Input extends FieldValues, Output>({
  form,
  fields,
}: EntryFieldsProps<Input, Output>) {
  const names = Object.keys(fields) as (keyof Input & string)[]; // the keys of a declaration are the schema's fields
  const drawn = names.map((name) => {
    const { label, half = false, draw } = fields[name];
    // Each field reads and writes its own path alone, whose type its declaration was checked against.
    return { name, half, content: draw({ control: form.control as never, name, label }, form) };
  });
  return pairHalves(drawn).map((row) => {
    const content = row.map((field) => <Fragment key={field.name}>{field.content}</Fragment>);
    const key = row[0]?.name;
    return row.length > 1 ? (
      <FieldRow key={key}>{content}</FieldRow>
    ) : (
      <Fragment key={key}>{content}</Fragment>
    );
  });
}

function pairHalves<Field extends { half: boolean }>(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const joins = field.half && last?.length === 1 && last[0]?.half === true;
    if (joins) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
