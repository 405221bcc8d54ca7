import { setPhoto } from '#modules/accounts/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { removeFiles, withStoredFiles } from '#platform/files/stored-files.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import { reencodeImage } from '#platform/images/reencode.ts';
import { canChangePhoto } from './avatars.policy.ts';
import * as queries from './avatars.queries.ts';

const side = 512;
const daySeconds = 86_400;

export const upload = async (ctx: SignedInCtx, userId: number, file: UploadedFile) => {
  if (!canChangePhoto(ctx.actor, userId)) refuse('record/not-found');
  const photo = await reencodeImage(ctx, file.content, { maxDimension: side, square: true });
  return withStoredFiles(ctx, [photo], async (tx, [key]) => {
    const { before, after } = await setPhoto(tx, userId, key);
    if (before.file !== null) await removeFiles(tx, [before.file]);
    const { avatar } = before;
    await audit(tx, { action: 'account.photo', subjectId: userId, before: { avatar }, after });
    return after;
  });
};

/** Everybody signed in sees everybody's photo, beside the name in lists and conversations. */
export const get = async (
  ctx: SignedInCtx,
  userId: number,
  version: string | undefined,
): Promise<FileAnswer> => {
  const { avatar_file: key, avatar } = getOrRefuse(await queries.find(ctx, userId));
  if (key === null) return refuse('file/missing');
  const { stream, contentType } = await ctx.services.files.open(key);
  const answer = { content: stream, contentType, fileName: 'avatar.webp' };
  return version === avatar ? { ...answer, keepSeconds: daySeconds } : answer;
};
