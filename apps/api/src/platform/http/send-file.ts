import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../files/as-attachment.ts';
import { cutStalledReader } from './cut-stalled-reader.ts';
import type { FileAnswer } from './file-answers.ts';

/**
 * Begins when the first bytes are there, so that what fails before them is refused like everything else. What fails
 * later cuts the connection: half a file never looks whole.
 */
export const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: FileAnswer) => {
  if (file.version !== undefined) {
    const tag = tagOf(file.version);
    void reply.header('cache-control', 'private, no-cache').header('etag', tag);
    // The use case has answered, so the caller may see the file.
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  }
  const content = await begun(file.content);
  if (!file.ownPage) void reply.header('content-disposition', contentDisposition(file.fileName));
  return reply
    .header('content-type', file.contentType)
    .header('x-content-type-options', 'nosniff')
    .send(content);
};

const begun = async (content: FileAnswer['content']): Promise<Readable | Buffer> => {
  if (Buffer.isBuffer(content)) return content;
  const stream = cutStalledReader(typeof content === 'function' ? await content() : content);
  // Also told at the end of an empty file. An error is thrown.
  await once(stream, 'readable');
  return stream;
};

const tagOf = (version: string): string =>
  `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
