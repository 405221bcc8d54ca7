import type { Route } from '@indeks/contract/common/route';
import { addressOf, type RawInput } from '../client.ts';
import { randomFor } from '../../seeds/random.ts';
import { oddTexts, oddValues, type OddValue } from './malformed-values.ts';
import type { AttackOptions } from './options.ts';
import { readShape, takesFiles } from './schemas.ts';

/** A request as it goes over the wire. */
export interface Malformed {
  readonly name: string;
  readonly url: string;
  readonly payload?: string | Buffer | undefined;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** It must not succeed. */
  readonly refused: boolean;
}

const json = 'application/json';

/** All of them, in an order that does not depend on the record that the request names. */
export const malformedRequests = (route: Route, input: RawInput, choose: Chooser): Malformed[] => [
  ...choose.some(wholeBodies(route, input)),
  ...oddFields(route, input, choose),
  ...oddAddresses(route, input, choose),
];

/** Bodies that are wrong as a whole, whatever the route takes. */
const wholeBodies = (route: Route, input: RawInput): Malformed[] => {
  if (route.method === 'GET') return [];
  const url = addressOf(route, input);
  const text = takesFiles(route) ? '{"a":1}' : JSON.stringify(input.body ?? { a: 1 });
  const inside = text.startsWith('{') ? text.slice(1) : '"a":1}';
  const rest = inside === '}' ? inside : `,${inside}`;
  const body = (name: string, payload: string | Buffer, contentType = json, refused = true): Malformed => ({
    name,
    url,
    payload,
    contentType,
    refused,
  });
  return [
    body('cut JSON', text.slice(0, -1)),
    body('no JSON', 'to nie jest JSON'),
    body('nothing as JSON', '', json, false),
    ...['null', '7', '"a"', 'true', '[[]]', '[null]', '[{}]', '[-1]'].map((value) =>
      body(`${value} as the body`, value, json, false),
    ),
    body('an unknown key', `{"nieznane":1${rest}`),
    body('a key twice', `{"nieznane":1,"nieznane":2${rest}`),
    body('__proto__', `{"__proto__":{"admin":true}${rest}`),
    body('constructor', `{"constructor":{"prototype":{"admin":true}}${rest}`),
    body('many unknown keys', `{${numberedKeys(8_000)}${rest}`),
    body('deep lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    body('deep objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
    ...otherTypes.map(([name, payload, contentType]) =>
      // The parts of a form that a route does not take are never read.
      body(name, payload, contentType, route.body !== undefined || !contentType.startsWith('multipart')),
    ),
    body('plain text', text, 'text/plain'),
    body('UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), `${json}; charset=utf-16`),
    body('bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
    { ...body('a lie about compression', text), headers: { 'content-encoding': 'gzip' }, refused: false },
  ];
};

const otherTypes = [
  ['XML', '<a/>', 'application/xml'],
  ['a form', 'a=1&b[]=2', 'application/x-www-form-urlencoded'],
  ['a multipart body without a boundary', 'a', 'multipart/form-data'],
  [
    'a cut multipart body',
    '--b\r\nContent-Disposition: form-data; name="a"',
    'multipart/form-data; boundary=b',
  ],
] as const;

const numberedKeys = (count: number): string =>
  Array.from({ length: count }, (_, key) => `"${key}":1`).join();

/** Each field of the body with values that it does not expect; of an upload none, whose parts have tests of their own. */
const oddFields = (route: Route, input: RawInput, choose: Chooser): Malformed[] => {
  if (takesFiles(route) || input.body === null || typeof input.body !== 'object') return [];
  const url = addressOf(route, input);
  const names = Object.keys(readShape(route, 'body')?.properties ?? {});
  return [...new Set([...names, ...Object.keys(input.body)])].flatMap((field) =>
    choose.values(field, oddValues).map(({ name, value, refused }) => ({
      name: `${name} in ${field}`,
      url,
      payload: JSON.stringify(replaced(input.body, field, value)),
      contentType: json,
      refused: refused === true,
    })),
  );
};

/** What of all this a route gets in the short form. The seed decides, and always in the same way. */
export interface Chooser {
  /** The odd values of a field. */
  values(field: string, values: readonly OddValue[]): readonly OddValue[];
  /** Picks some of the requests that are malformed in the same way for every route. */
  some(requests: readonly Malformed[]): readonly Malformed[];
}

const shareOfShort = 1 / 3;

export const chooserFor = (route: Route, { seed, short }: AttackOptions): Chooser => {
  const makeRandom = (what: string) => randomFor(`${route.method} ${route.path} ${what}`, seed);
  return {
    values: (field, values) =>
      short ? [...values.filter(({ refused }) => refused), makeRandom(field).pick(values)] : values,
    some: (requests) => {
      const random = makeRandom('');
      return requests.filter(() => !short || random.chance(shareOfShort));
    },
  };
};

const replaced = (body: unknown, field: string, value: unknown): unknown =>
  Array.isArray(body)
    ? body.map((item: unknown, index) => (String(index) === field ? value : item))
    : { ...(body as object), [field]: value };

/** Each field of the query and of the path with texts that it does not expect, and queries that are wrong as a whole. */
const oddAddresses = (route: Route, input: RawInput, choose: Chooser): Malformed[] => {
  const sent = { payload: writeBody(route, input), contentType: json };
  const at = (name: string, odd: RawInput, refused = false): Malformed => ({
    name,
    url: addressOf(route, odd),
    refused,
    ...sent,
  });
  const fields = (part: 'query' | 'params') =>
    Object.keys(readShape(route, part)?.properties ?? {}).flatMap((field) =>
      choose
        .values(field, oddTexts)
        .map(({ name, value, refused }) =>
          at(
            `${name} in ${field} of the ${part}`,
            { ...input, [part]: { ...(input[part] as object | undefined), [field]: value } },
            refused,
          ),
        ),
    );
  const url = addressOf(route, input);
  const also = (name: string, query: string, refused = true): Malformed => ({
    name,
    url: `${url}${url.includes('?') ? '&' : '?'}${query}`,
    refused,
    ...sent,
  });
  return [
    ...fields('query'),
    ...fields('params'),
    also('an unknown query', 'nieznane=1'),
    also('__proto__ in the query', '__proto__=1'),
    also('a query twice', 'page=1&page=2', false),
    also('bytes that are no UTF-8 in the query', 'search=%ED%A0%80', false),
    also('a broken percent sign', 'search=%E0%A4%A', false),
    also('many queries', Array.from({ length: 400 }, (_, key) => `k${key}=1`).join('&')),
  ];
};

const writeBody = (route: Route, { body }: RawInput): string | undefined =>
  route.method === 'GET' || body === undefined || takesFiles(route) ? undefined : JSON.stringify(body);
