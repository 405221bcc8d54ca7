import { fileTypeFromBuffer } from 'file-type';
import { refuse } from '../errors.ts';
import {
  fileKinds,
  findKindByName,
  mayBeDeclaredAs,
  type FileKind,
} from '@indeks/contract/common/file-kinds';
import { recogniseOle } from './ole.ts';
import { looksLikeText } from './text.ts';
import { checkZip } from './zip-guard.ts';

export interface UploadedContent {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface RecognisedContent {
  readonly kind: FileKind | 'any';
  readonly contentType: string;
}

/** The kinds by content, by the ending of the name and by the declared type must be the same. */
export const recogniseContent = async (
  file: UploadedContent,
  allowed: readonly FileKind[],
): Promise<RecognisedContent> => {
  const kind = findKindByName(file.name);
  if (!kind || !allowed.includes(kind) || !mayBeDeclaredAs(kind, file.contentType))
    return refuse('file/unsupported-content');
  const kinds = await kindsByContent(file.content);
  if (!kinds.includes(kind)) return refuse('file/unsupported-content');
  if (zipKinds.has(kind)) await checkZip(file.content);
  return { kind, contentType: fileKinds[kind].contentType };
};

const zipKinds: ReadonlySet<FileKind> = new Set(['zip', 'docx', 'xlsx', 'pptx']);
const textKinds: readonly FileKind[] = ['txt', 'csv'];

/** Text is whatever reads as text and begins like no other kind of file. */
const kindsByContent = async (content: Buffer): Promise<readonly FileKind[]> => {
  if (content.length === 0) return [];
  // The recogniser throws on contents that break off in the middle of what they claim to be.
  const found = await fileTypeFromBuffer(content).catch(() => broken);
  if (!found) return looksLikeText(content) ? textKinds : [];
  if (found.mime === 'application/x-cfb') return [recogniseOle(content)].filter((kind) => kind !== undefined);
  const kind = findKindByName(`.${found.ext}`);
  return kind ? [kind] : [];
};

const broken = { ext: '', mime: '' };
