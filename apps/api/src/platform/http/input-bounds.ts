import { isMultipart, type Route } from '@indeks/contract/common/route';
import { z } from 'zod';

/** How much of everything a part of a request may have. Asked before a schema sees it. */
export interface Bounds {
  readonly bytes: number;
  /** Objects and lists within each other. */
  readonly depth: number;
  /** Fields of all objects together. */
  readonly keys: number;
  /** The longest list. */
  readonly items: number;
  /** The longest text. */
  readonly characters: number;
}

/** The smallest limit of a body, and that of every route without one: more than any login or recovery needs. */
export const smallBodyBytes = 4_096;

export interface RouteBounds {
  readonly bodyBytes: number;
  readonly params: Bounds;
  readonly query: Bounds;
  readonly body: Bounds;
}

/** The largest input that the schemas of a route accept, so that no limit is forgotten when a field is added. */
export const boundsOfRoute = ({ params, query, body, bodyBytes }: Route): RouteBounds => {
  const ofBody = boundsOf(isMultipart(body) ? body.fields : body);
  return {
    bodyBytes: bodyBytes ?? Math.max(smallBodyBytes, ofBody.bytes),
    params: boundsOf(params),
    query: boundsOf(query),
    body: ofBody,
  };
};

const boundsOf = (schema: z.ZodType | undefined): Bounds => {
  if (!schema) return withRoom(nothing);
  const known = found.get(schema);
  if (known) return known;
  const bounds = withRoom(
    measured(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })),
  );
  found.set(schema, bounds);
  return bounds;
};

const found = new WeakMap<z.ZodType, Bounds>();

/** A little beyond the schema is left to the schema, which says what is wrong with which field. */
const withRoom = ({ bytes, depth, keys, items, characters }: Bounds): Bounds => ({
  bytes,
  depth: depth + 2,
  keys: keys + 20,
  items: items + 20,
  characters: 2 * characters + 1_000,
});

const nothing: Bounds = { bytes: 0, depth: 0, keys: 0, items: 0, characters: 0 };
const scalar: Bounds = { ...nothing, bytes: 24 };
/** A part that the schema leaves open. Its route says how many bytes a body has. */
const open: Bounds = { bytes: 0, depth: 8, keys: 2_000, items: 2_000, characters: 20_000 };
/** Dates, moments, identifiers and choices, whose schemas say their form in place of a length. */
const formedCharacters = 100;
/** A list without a limit of its own. */
const usualItems = 100;
/** A character of a JavaScript string is at most three bytes of UTF-8; a quote or a line break is escaped by two. */
const bytesPerCharacter = 3;

const measured = (schema: z.core.JSONSchema.BaseSchema): Bounds => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(schemaOf).map(measured).reduce(larger, nothing);
  if (schema.enum ?? schema.const !== undefined) return ofValues(schema.enum ?? [schema.const]);
  const types = [schema.type].flat().filter((type) => type !== undefined);
  return types.length === 0 ? open : types.map((type) => ofType(type, schema)).reduce(larger, nothing);
};

const ofType = (type: string, schema: z.core.JSONSchema.BaseSchema): Bounds => {
  if (type === 'object') return ofObject(schema);
  if (type === 'array') return ofList(schema);
  if (type !== 'string') return scalar;
  const characters = schema.maxLength ?? formedCharacters;
  return { ...nothing, characters, bytes: 2 + bytesPerCharacter * characters };
};

const ofObject = ({ properties = {}, additionalProperties }: z.core.JSONSchema.BaseSchema): Bounds => {
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  const start: Bounds = isOpen ? open : { ...nothing, bytes: 2, depth: 1 };
  return Object.entries(properties).reduce<Bounds>((sum, [name, property]) => {
    const field = measured(schemaOf(property));
    return {
      ...larger(sum, { ...field, depth: field.depth + 1 }),
      bytes: sum.bytes + name.length + 4 + field.bytes,
      keys: sum.keys + 1 + field.keys,
    };
  }, start);
};

const ofList = ({ items, maxItems = usualItems }: z.core.JSONSchema.BaseSchema): Bounds => {
  const item = Array.isArray(items) || items === undefined ? open : measured(schemaOf(items));
  return {
    bytes: 2 + maxItems * (item.bytes + 1),
    depth: item.depth + 1,
    keys: maxItems * item.keys,
    items: Math.max(maxItems, item.items),
    characters: item.characters,
  };
};

const ofValues = (values: readonly unknown[]): Bounds => {
  const characters = Math.max(...values.map((value) => JSON.stringify(value).length));
  return { ...nothing, characters, bytes: bytesPerCharacter * characters };
};

const schemaOf = (schema: z.core.JSONSchema._JSONSchema): z.core.JSONSchema.BaseSchema =>
  typeof schema === 'boolean' ? {} : schema;

const larger = (one: Bounds, other: Bounds): Bounds => ({
  bytes: Math.max(one.bytes, other.bytes),
  depth: Math.max(one.depth, other.depth),
  keys: Math.max(one.keys, other.keys),
  items: Math.max(one.items, other.items),
  characters: Math.max(one.characters, other.characters),
});
