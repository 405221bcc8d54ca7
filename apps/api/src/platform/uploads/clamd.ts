import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** Where clamd listens: `tcp://host:port`, or `unix:///path/of/its.socket`. */
export type ClamdAddress = string;

export interface ClamdLimits {
  readonly connectMs: number;
  /** How long it may be silent, while it takes the file and while it thinks. */
  readonly answerMs: number;
}

/** The answer of clamd: nothing found, or the name of the first match. */
export type Verdict = { readonly clean: true } | { readonly clean: false; readonly found: string };

/** clamd answered, but not about the content: too long for its StreamMaxLength, or it has no signatures. */
export class ClamdRefused extends Error {}

/** Sends the content over INSTREAM: pieces with their length before them, and an empty one at the end. */
export const askClamd = async (
  address: ClamdAddress,
  content: Readable,
  limits: ClamdLimits,
): Promise<Verdict> => {
  const socket = open(address);
  // A content that breaks off ends the asking; a socket that is over has said why already.
  send(socket, content).catch((error: Error) => socket.destroy(error));
  try {
    return toVerdict(await readAnswer(socket, limits));
  } finally {
    socket.destroy();
    content.destroy();
  }
};

const open = (address: ClamdAddress): Socket => {
  const { protocol, hostname, port, pathname } = new URL(address);
  return protocol === 'unix:'
    ? connect({ path: decodeURIComponent(pathname) })
    : connect({ host: hostname, port: Number(port) });
};

const send = async (socket: Socket, content: Readable): Promise<void> => {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await write(socket, Buffer.concat([length, chunk]));
  }
  await write(socket, Buffer.alloc(4));
};

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

const readAnswer = (socket: Socket, { connectMs, answerMs }: ClamdLimits): Promise<string> =>
  new Promise((resolve, reject) => {
    const said: Buffer[] = [];
    socket.setTimeout(connectMs, () => socket.destroy(timedOut()));
    socket.once('connect', () => socket.setTimeout(answerMs));
    socket.on('data', (bytes) => {
      said.push(bytes);
      if (bytes.includes(0)) resolve(textOf(said));
    });
    socket.once('error', reject);
    socket.once('close', () => (said.length > 0 ? resolve(textOf(said)) : reject(hungUp())));
  });

const textOf = (said: readonly Buffer[]): string =>
  Buffer.concat(said).toString('utf8').replaceAll('\0', '').trim();

const withCode = (code: string, words: string) => Object.assign(new Error(words), { code });
const timedOut = () => withCode('ETIMEDOUT', 'clamd was silent for too long');
const hungUp = () => withCode('ECONNRESET', 'clamd hung up');

/** Names of signatures are words of others: only what a name may hold is kept of them. */
const toVerdict = (said: string): Verdict => {
  if (said === 'stream: OK') return { clean: true };
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found === undefined) throw new ClamdRefused(`clamd could not look: ${said.slice(0, 200)}`);
  return { clean: false, found: found.replaceAll(/[^\w.-]/g, '_').slice(0, 60) };
};
