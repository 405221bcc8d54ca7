import type { Ctx } from '#platform/context.ts';
import { cleanFileName } from '#platform/files/as-attachment.ts';
import { removeFiles, sizeOf } from '#platform/files/stored-files.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import { reencodeImage, type ImageFormat } from '#platform/images/reencode.ts';
import * as queries from './attachments.queries.ts';

/** The longer side of a picture: a photographed page can still be read. */
const pictureSize = 2400;
/** The format of a published picture: that of the upload, so that its file name stays correct. */
const pictures: ReadonlyMap<string, ImageFormat> = new Map([
  ['png', 'png'],
  ['jpg', 'jpg'],
  ['bmp', 'png'],
]);

/** The stored form of an upload: pictures are encoded again, documents stay unchanged and are never displayed by the portal. */
export const storable = (ctx: Ctx, file: UploadedFile) => toStorable(ctx, file, 'webp');

/** The same of a file that somebody publishes under its name. */
export const publishable = (ctx: Ctx, file: UploadedFile) => toStorable(ctx, file, pictures.get(file.kind));

const toStorable = async (ctx: Ctx, file: UploadedFile, format: ImageFormat | undefined) => {
  const name = cleanFileName(file.name);
  if (format === undefined || !pictures.has(file.kind))
    return { name, content: file.content, contentType: file.contentType };
  const { content, contentType } = await reencodeImage(ctx, file.content, {
    maxDimension: pictureSize,
    format,
  });
  const kept = format === file.kind ? name : `${name.replace(/\.[^.]*$/, '')}.${format}`;
  return { name: kept, content, contentType };
};
export type Storable = Awaited<ReturnType<typeof storable>>;

export const attach = (tx: Ctx, kind: queries.AttachmentKind, file: Storable, key: string) =>
  queries.insert(tx, {
    kind,
    name: file.name,
    content_type: file.contentType,
    bytes: sizeOf(file.content),
    file_key: key,
  });

/** The ending stays, since it says what the file is. */
export const renameAttachment = async (tx: Ctx, id: number, name: string): Promise<void> => {
  await queries.rename(tx, id, cleanFileName(name));
};

export const detach = async (tx: Ctx, ids: readonly number[]): Promise<void> =>
  removeFiles(tx, await queries.remove(tx, ids));

export const download = async (
  ctx: Ctx,
  file: NonNullable<Awaited<ReturnType<typeof queries.find>>>,
): Promise<FileAnswer> => ({
  content: async () => (await ctx.services.files.open(file.file_key)).stream,
  contentType: file.content_type,
  fileName: file.name,
  ...(file.content_type.startsWith('image/') && { version: file.file_key }),
});
