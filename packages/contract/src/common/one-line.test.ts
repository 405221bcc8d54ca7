import { expect, test } from 'vitest';
import type { z } from 'zod';
import { allRoutes } from '../all-routes.ts';
import { nameRoute, isMultipart, type Route } from './route.ts';

/** What people write in several lines. None of it stands in a subject, a header, a title or the name of a file. */
const written = /[ .](comment|description|msg|note|reason|remarks|statement|text)$/;
/** Compared or searched for and never shown; a password is taken as it is typed. */
const compared = /[ .](find|search|password|passwordNew|code|telephone|v|roles|semesters|address)$/;
/** Read line by line and judged, so that somebody can correct what was read from a file. */
const judged = ['POST /api/student-course/check-album-numbers', 'POST /api/student-course/set-album-numbers'];
/** Kept as it was left, for its owner alone. */
const unfinished = ['PUT /api/users/:uid/registrationForm/draft'];

test('every text that a route takes is in one line, unless it is one that people write in several', () => {
  const several = allRoutes
    .filter((route) => ![...judged, ...unfinished].includes(nameRoute(route)))
    .flatMap((route) =>
      textsOf(route)
        .filter(([, schema]) => schema.safeParse('a\r\nBcc: b@test.example').success)
        .map(([path]) => `${nameRoute(route)} ${path}`),
    )
    .filter((line) => !written.test(line) && !compared.test(line));
  expect(several).toEqual([]);
});

test.each(['a\rb', 'a\nb', 'a\tb', 'a\u0000b', 'a\u0085b', 'a\u2028b', 'a\u001bb'])(
  'the subject of a message refuses %j',
  (subject) => {
    const found = allRoutes.flatMap((route) => textsOf(route).filter(([path]) => path === 'subject'));
    expect(found.length).toBeGreaterThan(0);
    for (const [, schema] of found) expect(schema.safeParse(subject).success).toBe(false);
  },
);

const textsOf = ({ params, query, body }: Route) =>
  [params, query, isMultipart(body) ? body.fields : body].flatMap((part) => (part ? texts(part, '') : []));

/** The texts of a schema by their paths. What a text is read into by a later step is judged with that step. */
const texts = (schema: z.core.$ZodType, path: string): [string, z.ZodType][] => {
  // The types of zod's core do not tell the kinds apart.
  const def = (schema as z.ZodType).def as unknown as Readonly<Record<string, never>> & {
    readonly type: string;
  };
  if (def.type === 'string' || def.type === 'pipe') return [[path, schema as z.ZodType]];
  if (def.type === 'object')
    return Object.entries<z.ZodType>(def['shape'] ?? {}).flatMap(([name, field]) =>
      texts(field, path ? `${path}.${name}` : name),
    );
  if (def.type === 'array') return texts(def['element'] as unknown as z.ZodType, path);
  if (def.type === 'union')
    return Object.values<z.ZodType>(def['options'] ?? []).flatMap((option) => texts(option, path));
  const inner = def['innerType'] as z.ZodType | undefined;
  return inner ? texts(inner, path) : [];
};
