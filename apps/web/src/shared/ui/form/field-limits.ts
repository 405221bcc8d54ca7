import type { Control, FieldValues } from 'react-hook-form';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** How long a text or how large a number may be; undefined where the schema does not say. */
interface FieldLimits {
  maxLength: number | undefined;
  min: number | undefined;
  max: number | undefined;
}

/** The schema of each form, by the control that its fields are bound to. */
const schemas = new WeakMap<object, $ZodType>();

export function rememberSchema(control: object, schema: $ZodType): void {
  schemas.set(control, schema);
}

/** The limits of the field at a path, read from the schema that validates the form. */
export function readLimits<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  path: string,
): FieldLimits {
  const schema = schemas.get(control);
  const field = schema && findSchema(schema, path.split('.'));
  return {
    maxLength: readCheck(field, 'max_length', 'maximum'),
    min: readCheck(field, 'greater_than', 'value'),
    max: readCheck(field, 'less_than', 'value'),
  };
}

/** Zod's own getters read its JSON Schema, which the build of the web leaves out; a check names its limit itself. */
function readCheck(schema: $ZodType | undefined, check: string, name: string): number | undefined {
  if (!schema) return undefined;
  const { _zod: internals } = schema;
  const checks = internals.def.checks?.map(({ _zod: ofCheck }) => ofCheck.def);
  const found = checks?.find((def) => def.check === check);
  const limit: unknown = found && Reflect.get(found, name);
  return typeof limit === 'number' ? limit : undefined;
}

function findSchema(schema: $ZodType, path: readonly string[]): $ZodType | undefined {
  const { _zod: internals } = schema as $ZodTypes; // the union of all schema kinds, distinguished by their type
  const { def } = internals;
  if ('innerType' in def) return findSchema(def.innerType, path); // optional, nullable, with a default and the like
  // The typed value enters at the front; limits behind a transformation are about another value.
  if (def.type === 'pipe') return findSchema(def.in, path);
  if (def.type === 'object') return findInside(def.shape[path[0] ?? ''] ?? def.catchall, path);
  if (def.type === 'array') return findInside(def.element, path);
  return path.length === 0 ? schema : undefined;
}

const findInside = (schema: $ZodType | undefined, [, ...rest]: readonly string[]): $ZodType | undefined =>
  schema && findSchema(schema, rest);
