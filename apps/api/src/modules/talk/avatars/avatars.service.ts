import { isOn } from '@indeks/contract/common/flags';
import { setPhoto } from '#modules/identity/accounts/index.ts';
import { hasTalkedWith, mayWriteTo } from '#modules/talk/chat/index.ts';
import { findRightOver } from '#modules/provider/person-rights/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { removeFiles, withStoredFiles } from '#platform/files/stored-files.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import { reencodeImage } from '#platform/images/reencode.ts';
import { canChangePhoto, canSeePhoto, type PhotoOf } from './avatars.policy.ts';
import * as queries from './avatars.queries.ts';

const side = 512;

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

/** For people who may not see the person, the photo does not exist (404). */
export const get = async (ctx: SignedInCtx, userId: number): Promise<FileAnswer> => {
  const person = getOrRefuse(await queries.find(ctx, userId));
  if (!(await isShown(ctx, person))) refuse('record/not-found');
  const { avatar_file: key } = person;
  if (key === null) return refuse('file/missing');
  const content = async () => (await ctx.services.files.open(key)).stream;
  return { content, contentType: 'image/webp', fileName: 'avatar.webp', version: key };
};

type PhotoRow = NonNullable<Awaited<ReturnType<typeof queries.find>>>;

/** Places and conversations are looked up only where the roles do not settle it. */
const isShown = async (ctx: SignedInCtx, { id, role, active }: PhotoRow): Promise<boolean> => {
  const stranger = { role, isOwnStudent: false, hasTalked: false };
  const isPartner = mayWriteTo(ctx.actor.role, stranger);
  const isVisible = (more: Partial<PhotoOf> = {}) =>
    canSeePhoto(ctx.actor, ctx.services.roleTable, {
      ...stranger,
      id,
      isActive: isOn(active),
      isPartner,
      ...more,
    });
  return (
    isVisible() ||
    isVisible({ isOwnStudent: (await findRightOver(ctx, id)) !== 'none' }) ||
    isVisible({ hasTalked: await hasTalkedWith(ctx, id) })
  );
};
