/** Data typed into the form of a new student, to be sent to people who may add one. */
export type TypedEnrolment = Readonly<Record<string, string | number | null>>;

/** What stands after '#' is sent to no server, so no log on the way holds it. */
const mark = '#prosba=';

/** Leads to the list of students with the form open and filled. */
export const addressOfRequest = (typed: TypedEnrolment): string =>
  `/students${mark}${toBase64(JSON.stringify(typed))}`;

/** What the end of an address holds; nothing where it is not what `addressOfRequest` wrote. */
export function readRequest(hash: string): TypedEnrolment | undefined {
  if (!hash.startsWith(mark)) return undefined;
  try {
    const read: unknown = JSON.parse(fromBase64(hash.slice(mark.length)));
    if (typeof read !== 'object' || read === null) return undefined;
    return Object.fromEntries(Object.entries(read).filter((entry) => isPlain(entry)));
  } catch {
    return undefined;
  }
}

interface FoundRequest {
  before: string;
  /** Inside the portal. */
  address: string;
  after: string;
}

/** The address of a filled form in the words of a message; only of this portal. */
export function findRequest(text: string, origin: string): FoundRequest | undefined {
  const begin = text.indexOf(`${origin}/students${mark}`);
  if (begin === -1) return undefined;
  const [written = ''] = /^\S+/u.exec(text.slice(begin)) ?? [];
  const address = written.slice(origin.length);
  if (!readRequest(address.slice('/students'.length))) return undefined;
  return { before: text.slice(0, begin), address, after: text.slice(begin + written.length) };
}

const isPlain = (entry: [string, unknown]): entry is [string, string | number | null] =>
  entry[1] === null || typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** With the signs that an address may have. */
const toBase64 = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64 = (text: string): string => {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(signs, (sign) => sign.codePointAt(0) ?? 0));
};
