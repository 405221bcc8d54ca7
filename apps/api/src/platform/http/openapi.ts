import { errorAnswer } from '@indeks/contract/common/errors';
import { fileKinds } from '@indeks/contract/common/file-kinds';
import { isBinary, isMultipart, type FileRule, type Route } from '@indeks/contract/common/route';
import { isRole, roleNames } from '@indeks/contract/access/roles';
import { roleTable } from '@indeks/contract/access/permissions';
import { z } from 'zod';
import { describeConventions } from './openapi-guide.ts';

/** The contract as OpenAPI 3.1, whose schemas are JSON Schema as zod writes it. */
export const describeApi = (routes: readonly Route[], version: string): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Indeks', version, description: describeConventions() },
    paths,
    components: {
      schemas: { Error: schemaOf(errorAnswer, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-indeks' } },
    },
  };
};

const operation = (route: Route) => ({
  operationId: nameOperation(route),
  tags: [groupOf(route)],
  summary: route.summary,
  description: describeAccess(route),
  'x-access': route.access,
  security: route.access === 'public' ? [] : [{ session: [] }],
  parameters: [
    ...parameters(route.params, 'path'),
    ...parameters(route.query, 'query'),
    ...(route.idempotent ? [idempotencyKey] : []),
  ],
  ...(route.body && { requestBody: requestBody(route.body) }),
  responses: {
    200: { description: 'OK', content: answerContent(route.answer) },
    default: {
      description: 'Refusal',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
});

/** `getPlacesUser` of `GET /api/places/user`. */
const nameOperation = ({ method, path }: Route): string =>
  method.toLowerCase() +
  path
    .split(/[^a-z0-9]+/i)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** The resource that the path begins with. */
const groupOf = ({ path }: Route): string => path.replace(/^\/api\//, '/').split('/')[1] ?? '';

const describeAccess = ({ access }: Route): string => {
  if (!(access in roleTable)) return `Access: ${access}.`;
  const roles = roleTable[access as keyof typeof roleTable].filter(isRole); // just found in the table
  return `Access: permission ${access}, which these roles have: ${roles.map((role) => roleNames[role]).join(', ')}.`;
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A UUID of the caller; a repeated request with the same key gets the first answer.',
  schema: { type: 'string', format: 'uuid' },
};

const parameters = (schema: z.ZodObject | undefined, place: 'path' | 'query') =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).isOptional(), // the shape is typed by zod's core, not its classic API
    schema: schemaOf(field as z.ZodType, 'input'),
  }));

const requestBody = (body: NonNullable<Route['body']>) =>
  isMultipart(body)
    ? { required: true, content: { 'multipart/form-data': { schema: multipartSchema(body) } } }
    : { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } };

const anyContent = 'application/octet-stream';

const multipartSchema = (body: Extract<NonNullable<Route['body']>, { kind: 'multipart' }>) => {
  const fields = schemaOf(body.fields, 'input');
  const files = [body.file, ...(body.also ?? [])].map((rule) => [rule.field, fileSchema(rule)]);
  return {
    ...fields,
    properties: { ...(fields['properties'] as object | undefined), ...Object.fromEntries(files) },
  };
};

const fileSchema = ({ kinds, maxBytes }: FileRule) => ({
  type: 'string',
  contentMediaType:
    kinds === 'any' ? anyContent : kinds.map((kind) => fileKinds[kind].contentType).join(', '),
  maxLength: maxBytes,
});

const answerContent = (answer: Route['answer']) =>
  isBinary(answer)
    ? Object.fromEntries(answer.contentTypes.map((type) => [type, { schema: { type: 'string' } }]))
    : { 'application/json': { schema: schemaOf(answer, 'output') } };

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
