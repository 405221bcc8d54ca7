import type { Route } from '@indeks/contract/common/route';
import { addressOf, type RawInput } from '../client.ts';
import { alternatives, readShape, takesFiles, type Shape } from './schemas.ts';

/** A request that is made to keep the server busy. */
export interface Costly {
  readonly name: string;
  readonly url: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As much as the server takes where a route has no limit of its own, and as much as those for anybody take. */
const sizes = [1_000_000, 3_500];
const [mostBytes = 0] = sizes;
/** As much as fits into an address. */
const queryBytes = 12_000;

const repeated = (part: string, room: number): string => part.repeat(Math.floor(room / part.length));
const numbered = (part: (index: number) => string, between: string, room: number): string => {
  const parts: string[] = [];
  for (let length = 0, index = 0; length < room; index += 1) {
    const next = part(index);
    parts.push(next);
    length += next.length + between.length;
  }
  return parts.join(between);
};

const unknownKeys = (room: number): string => `{${numbered((key) => `"${key}":1`, ',', room)}}`;
const aMegabyteOfKeys = unknownKeys(mostBytes);

/** What costs most at most routes, for those that only somebody signed in reaches. */
export const commonBodies = (route: Route, input: RawInput): Costly[] =>
  route.method === 'GET' || takesFiles(route)
    ? []
    : [{ name: 'a megabyte of unknown keys', url: addressOf(route, input), body: aMegabyteOfKeys }];

/** All ways in which a request of anybody may be large. */
export const costlyRequests = (route: Route, input: RawInput): Costly[] => {
  const url = addressOf(route, input);
  const headers = { cookie: numbered((key) => `c${key}=1`, '; ', queryBytes) };
  const longQuery = numbered((key) => `k${key}=1`, '&', queryBytes);
  return [
    ...(route.method === 'GET' ? [] : sizes.flatMap((size) => largeBodies(route, input, size))),
    { name: 'many cookies', url, headers },
    { name: 'many queries', url: `${url}${url.includes('?') ? '&' : '?'}${longQuery}` },
    ...textFields(readShape(route, 'query')).map((field) => ({
      name: `a long text in ${field} of the query`,
      url: addressOf(route, { ...input, query: { [field]: repeated('a.', queryBytes) } }),
    })),
  ];
};

const largeBodies = (route: Route, input: RawInput, size: number): Costly[] => {
  const url = addressOf(route, input);
  const body = (name: string, text: string): Costly => ({
    name: `${size} bytes of ${name}`,
    url,
    body: text,
  });
  const fields = textFields(readShape(route, 'body'));
  return [
    body('unknown keys', unknownKeys(size)),
    body('deep lists', `${repeated('[', size / 2)}${repeated(']', size / 2)}`),
    body('deep objects', `${repeated('{"a":', size / 2)}1${repeated('}', size / 10)}`),
    body('a long list', `[${repeated('1,', size)}1]`),
    body('a long text', `"${repeated('a', size)}"`),
    ...fields.flatMap((field) =>
      baits.map(([name, part]) => {
        const text = repeated(part, size / JSON.stringify(part).length);
        return body(`${name} in ${field}`, JSON.stringify(Object.assign({}, input.body, { [field]: text })));
      }),
    ),
  ];
};

/** Texts on which a careless pattern goes to and fro. */
const baits = [
  ['dots', 'a.'],
  ['spaces', ' '],
  ['hyphens', 'a-'],
  ['control characters', '\u0001'],
] as const;

const textFields = (shape: Shape | undefined): string[] =>
  Object.entries(shape?.properties ?? {})
    .filter(([, field]) => alternatives(field).some(({ type }) => type === 'string'))
    .map(([name]) => name);
