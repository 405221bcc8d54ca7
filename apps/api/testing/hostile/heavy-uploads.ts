import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { writeZip } from '#platform/files/fixtures/zip-writer.ts';
import { makeMonth } from '../bank-files/transfers.ts';
import { writers } from '../bank-files/writers.ts';
import { fieldPart, filePart, formBytes, formType } from './form.ts';

/** The process that is written to, and how our own pages name it. */
export interface Target {
  readonly port: number;
  readonly origin: string;
}

/** A little archive of a statement that is as large as one may be; another one with each number. */
export const bankFileBomb = (number: number): Buffer => {
  const rows = makeMonth(35_000).map((row) => Object.assign(row, { reference: `${number}${row.reference}` }));
  return writeZip({ name: 'wyciag.xml', content: writers['camt.053.001.02'].write(rows) });
};

export const sendBankFile = (target: Target, cookie: string, content: Buffer): Promise<Response> => {
  const form = formBytes([
    fieldPart('name', 'Październik'),
    filePart({ name: 'wyciag.zip', type: 'application/zip', content }),
  ]);
  return post(target, '/api/settlements/0', cookie, form);
};

/** A document that nobody can pack. */
export const writePdf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);

const messagePath = '/chatapi';
/** A message to the secretariat with a document, as it is sent. */
export const writeMessage = (content: Buffer): Buffer =>
  formBytes([fieldPart('uid_to', '0'), filePart({ name: 'skan.pdf', type: 'application/pdf', content })]);

export const sendDocument = (target: Target, cookie: string, content: Buffer): Promise<Response> =>
  post(target, messagePath, cookie, writeMessage(content));

export interface UnfinishedUpload {
  /** 0 while there is no answer. */
  readonly status: () => number;
  readonly socket: Socket;
}

/** All of the form but its last bytes, which never come. */
export const openUnfinished = async (
  { port, origin }: Target,
  cookie: string,
  form: Buffer,
): Promise<UnfinishedUpload> => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
  await once(socket, 'connect');
  const head = [
    `POST ${messagePath} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    `Content-Type: ${formType}`,
    `Content-Length: ${form.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(form.subarray(0, form.length - 100));
  return { socket, status: () => Number(answer.slice(9, 12)) };
};

/** Resident memory of a process in megabytes, as the operating system counts it. */
export const readMemory = (pid: number | undefined): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_000;
};

const post = ({ port, origin }: Target, path: string, cookie: string, form: Buffer): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body: Uint8Array.from(form),
    headers: { origin, cookie, 'content-type': formType },
  });
