/** The kinds of files that some feature takes. What a browser may call each of them differs with what is installed there. */
export const fileKinds = {
  pdf: { contentType: 'application/pdf', endings: ['pdf'], alsoDeclaredAs: [] },
  png: { contentType: 'image/png', endings: ['png'], alsoDeclaredAs: [] },
  jpg: { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], alsoDeclaredAs: ['image/jpg', 'image/pjpeg'] },
  bmp: { contentType: 'image/bmp', endings: ['bmp'], alsoDeclaredAs: ['image/x-ms-bmp', 'image/x-bmp'] },
  doc: { contentType: 'application/msword', endings: ['doc'], alsoDeclaredAs: [] },
  xls: { contentType: 'application/vnd.ms-excel', endings: ['xls'], alsoDeclaredAs: [] },
  ppt: { contentType: 'application/vnd.ms-powerpoint', endings: ['ppt'], alsoDeclaredAs: [] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    alsoDeclaredAs: [],
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
    alsoDeclaredAs: [],
  },
  pptx: {
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    endings: ['pptx'],
    alsoDeclaredAs: [],
  },
  zip: { contentType: 'application/zip', endings: ['zip'], alsoDeclaredAs: ['application/x-zip-compressed'] },
  txt: { contentType: 'text/plain', endings: ['txt'], alsoDeclaredAs: [] },
  csv: {
    contentType: 'text/csv',
    endings: ['csv'],
    alsoDeclaredAs: ['text/plain', 'application/csv', 'application/vnd.ms-excel'],
  },
} as const satisfies Record<string, FileKindTraits>;

export type FileKind = keyof typeof fileKinds;

interface FileKindTraits {
  readonly contentType: string;
  readonly endings: readonly string[];
  readonly alsoDeclaredAs: readonly string[];
}

/** The kind that belongs to the extension of a file name. */
export const findKindByName = (fileName: string): FileKind | undefined => {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return kinds.find((kind) => endingsOf(kind).includes(ending));
};

export const mayBeDeclaredAs = (kind: FileKind, declared: string): boolean => {
  const type = (declared.split(';')[0] ?? '').trim().toLowerCase();
  const { contentType, alsoDeclaredAs }: FileKindTraits = fileKinds[kind];
  return type === contentType || alsoDeclaredAs.includes(type) || saysNothing.has(type);
};

/** The content type that a browser declares when it does not know the extension. */
const saysNothing: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

const kinds = Object.keys(fileKinds) as FileKind[]; // Object.keys widens the literal keys
const endingsOf = (kind: FileKind): readonly string[] => fileKinds[kind].endings;
