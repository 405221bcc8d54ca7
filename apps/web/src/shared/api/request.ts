import { confirmedAboutHeader, confirmedHeader, isMultipart } from '@indeks/contract/common/route';
import type { Route } from '@indeks/contract/common/route';

interface RequestParts {
  params?: object;
  query?: object;
  body?: unknown;
}

interface RequestOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  confirmed?: boolean;
  confirmedAbout?: string | undefined;
  keepalive?: boolean;
}

export function buildRequest(
  route: Route,
  parts: RequestParts,
  options: RequestOptions,
): { url: string; init: RequestInit } {
  const headers = new Headers({ accept: 'application/json' });
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  if (options.confirmed) headers.set(confirmedHeader, 'true');
  if (options.confirmedAbout !== undefined) headers.set(confirmedAboutHeader, options.confirmedAbout);
  const init: RequestInit = { method: route.method, headers, credentials: 'same-origin' };
  if (options.keepalive) init.keepalive = true;
  if (options.signal) init.signal = options.signal;
  if (isMultipart(route.body)) {
    init.body = makeForm(parts.body, route.body.file.field); // the browser writes the boundary into the content type
  } else if (parts.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(parts.body);
  }
  return { url: addressOf(route, parts), init };
}

/** The address of a picture or another file that the browser fetches itself. */
export const addressOf = (route: Route, parts: Pick<RequestParts, 'params' | 'query'>): string =>
  writePath(route.path, parts.params) + writeQuery(parts.query);

function writePath(path: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new TypeError(`The address ${path} needs :${name}`);
    return encodeURIComponent(plain(value));
  });
}

/** Undefined and null are left out; a list repeats its name. */
function writeQuery(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, plain(one));
    }
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
}

function makeForm(body: unknown, fileField: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.append(name === 'file' ? fileField : name, value);
    else if (value !== undefined) form.append(name, plain(value));
  }
  return form;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
