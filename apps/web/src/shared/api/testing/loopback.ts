/// <reference types="node" />
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export interface Received {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is bytes or a text. */
  body?: unknown;
}

export interface Loopback {
  received: Received[];
  origin: string;
  close: () => Promise<void>;
}

/** A real HTTP server for tests; the page under test is opened on its origin. */
export async function loopback(answer: (request: Received) => Reply | Promise<Reply>): Promise<Loopback> {
  const received: Received[] = [];
  const server = createServer((incoming, outgoing) => {
    const exchange = async () => {
      const request = await readRequest(incoming);
      received.push(request);
      const { status = 200, headers = {}, body = {} } = await answer(request);
      const raw = typeof body === 'string' || Buffer.isBuffer(body);
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
      outgoing.end(raw ? body : JSON.stringify(body));
    };
    void exchange();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  openPageAt(origin);
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { received, origin, close };
}

/**
 * Opens a page as if its address had been typed. It gets an entry of the history: Back from a dialog would otherwise land
 * on the page of another test, perhaps of a server that is gone.
 */
export function openPageAt(address: string): void {
  // happy-dom hangs its controls on the window; the DOM's types do not know them.
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
  happyDOM.setURL(address);
  history.pushState(null, '');
}

async function readRequest(incoming: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer); // streams of requests are bytes
  return {
    method: incoming.method ?? '',
    url: incoming.url ?? '',
    headers: incoming.headers,
    body: Buffer.concat(chunks),
  };
}
