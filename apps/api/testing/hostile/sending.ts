import { finished } from 'node:stream/promises';
import type { Route } from '@indeks/contract/common/route';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../test-app.ts';

export interface Sent {
  readonly method: Route['method'];
  readonly url: string;
  readonly payload?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

let requests = 0;

/** Everybody calls from an address of their own: the limit of one is not the subject. */
const asStranger = ({ method, url, payload, headers }: Sent) => {
  requests += 1;
  return {
    method,
    url,
    ...(payload !== undefined && { payload }),
    remoteAddress: `10.200.${Math.floor(requests / 250)}.${requests % 250}`,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  };
};

export const sendTo = (app: TestApp, sent: Sent): Promise<LightMyRequestResponse> =>
  app.server.inject(asStranger(sent));

/** Reading a large answer costs the client more than sending it costs the server. */
export const sendUnread = async (app: TestApp, sent: Sent): Promise<void> => {
  const answer = await app.server.inject({ ...asStranger(sent), payloadAsStream: true });
  await finished(answer.stream().resume());
};
