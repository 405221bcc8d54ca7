import { isMultipart, type Route } from '@indeks/contract/common/route';
import { z } from 'zod';

/** The parts of JSON Schema, as zod writes it, that a request is made from. */
export interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export type Part = 'params' | 'query' | 'body';

const shapes = new WeakMap<z.ZodType, Shape>();

const shapeOfSchema = (schema: z.ZodType): Shape => {
  const known = shapes.get(schema);
  if (known) return known;
  // Written by zod as a JSON Schema, of which only the fields above are read.
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  shapes.set(schema, shape);
  return shape;
};

/** What a part of the request looks like; of an upload the plain fields. */
export const readShape = (route: Route, part: Part): Shape | undefined => {
  const schema = route[part];
  if (!schema) return undefined;
  if ('kind' in schema) return shapeOfSchema(schema.fields);
  return shapeOfSchema(schema);
};

export const takesFiles = ({ body }: Route): boolean => isMultipart(body);

/** All shapes that a value may have. */
export const alternatives = (shape: Shape): readonly Shape[] =>
  [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap(alternatives).concat(shape);

const largestId = 2_147_483_647;

/** Whether a number of this shape names a record; versions of rows look the same and are told by their name. */
export const namesRecord = (name: string, shape: Shape): boolean =>
  !name.toLowerCase().includes('version') &&
  alternatives(shape).some(({ type, minimum = 0, maximum }) => {
    const isWhole = type === 'integer' && maximum === largestId && minimum >= 0 && minimum <= 1;
    return isWhole;
  });

/** A text of numbers with commas between them, and nothing else: a text in one line may hold them, too. */
export const namesRecords = (shape: Shape): boolean =>
  alternatives(shape).some(({ type, pattern }) => {
    if (type !== 'string' || pattern === undefined) return false;
    const allowed = new RegExp(pattern, 'u');
    return allowed.test('12,13') && !allowed.test('słowo');
  });
