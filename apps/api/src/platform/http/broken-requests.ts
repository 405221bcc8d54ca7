import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorStatus, type ErrorAnswer, type ErrorCode } from '@indeks/contract/common/errors';
import { errorText } from '@indeks/contract/common/errors.texts';

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request/headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request/timeout',
};

/** A request that Node cannot parse reaches no route. Node hands over the socket, and the answer is written to it in the shape of every refusal. */
export const answerBrokenRequest = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = codes[error.code ?? ''] ?? 'request/malformed';
  const answer: ErrorAnswer = { code, message: errorText(code), requestId: randomUUID() };
  const body = JSON.stringify(answer);
  const status = errorStatus[code];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};
