/** The content of a document: plain values, so that a document can be tested without rendering. */
export type PdfBlock =
  | Heading
  | Paragraph
  | Framed
  | Fields
  | Choices
  | DataTable
  | SideBySide
  | Signatures
  | CodeBeside
  | Centred
  | Room
  | PageEnd
  | SealAndSignature
  | Emblem
  | LevelSign
  | Rulers;

interface Heading {
  readonly kind: 'heading';
  readonly text: string;
  /** A part of what the heading above it names. */
  readonly sub: boolean;
}

interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: string;
  /** A quiet note in small letters. */
  readonly note: boolean;
}

interface Framed {
  readonly kind: 'framed';
  readonly text: string;
}

/** Sums are not signed without a row of the table before them. */
interface Sums {
  readonly sums?: true;
}

export interface Field {
  readonly label: string;
  readonly value: string;
}

interface Fields extends Sums {
  readonly kind: 'fields';
  readonly fields: readonly Field[];
}

export interface Choice {
  readonly text: string;
  readonly chosen: boolean;
}

interface Choices {
  readonly kind: 'choices';
  readonly choices: readonly Choice[];
}

export interface PdfColumn {
  readonly header: string;
  /** How much of the width, compared with the others; 1 unless told. */
  readonly share?: number;
  /** Stands at the right edge, figures below figures. */
  readonly numeric?: boolean;
}

interface DataTable extends Sums {
  readonly kind: 'table';
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly sum: readonly string[] | undefined;
  readonly running: readonly (readonly string[])[] | undefined;
  readonly empty: string;
  readonly dense: boolean;
}

interface SideBySide {
  readonly kind: 'side-by-side';
  readonly left: readonly PdfBlock[];
  readonly right: readonly PdfBlock[];
}

interface Signatures {
  readonly kind: 'signatures';
  readonly labels: readonly string[];
}

interface CodeBeside {
  readonly kind: 'code-beside';
  /** The text of a QR code. */
  readonly text: string;
  readonly blocks: readonly PdfBlock[];
}

/** A heading below the document's own title. */
export const heading = (text: string): PdfBlock => ({ kind: 'heading', text, sub: false });

/** A heading below a heading. */
export const subheading = (text: string): PdfBlock => ({ kind: 'heading', text, sub: true });

export const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text, note: false });

/** A framed sentence, for what must not be overlooked. */
export const framed = (text: string): PdfBlock => ({ kind: 'framed', text });

export const note = (text: string): PdfBlock => ({ kind: 'paragraph', text, note: true });

/** Label and value, one pair a line. */
export const fields = (...list: readonly Field[]): PdfBlock => ({ kind: 'fields', fields: list });

/** Each with its box, crossed where it was chosen. */
export const choices = (list: readonly Choice[]): PdfBlock => ({ kind: 'choices', choices: list });

interface TableParts {
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The last row, in bold: one cell a column. */
  readonly sum?: readonly string[];
  /** For each row the sum down to it: what a page that ends there carries over. The words stand where those of the sum do. */
  readonly running?: readonly (readonly string[])[];
  /** Said instead of rows when there are none. */
  readonly empty?: string;
  /** Small and close together, for a register of many short rows that should stay on one page. */
  readonly dense?: boolean;
}

/** The headings are repeated on each page and no row is torn by its edge. */
export const dataTable = ({
  columns,
  rows,
  sum,
  running,
  empty = 'Brak danych',
  dense = false,
}: TableParts): PdfBlock => {
  const uneven = [...rows, ...(sum ? [sum] : []), ...(running ?? [])].find(
    (row) => row.length !== columns.length,
  );
  if (uneven) throw new RangeError(`a row of ${uneven.length} cells in a table of ${columns.length} columns`);
  return { kind: 'table', columns, rows, sum, running: sum && running, empty, dense };
};

/** Fields or a table that say no more than the sums of the table before. */
export const asSums = (block: PdfBlock): PdfBlock =>
  block.kind === 'fields' || block.kind === 'table' ? { ...block, sums: true } : block;

/** Two halves of the page, such as the two parties of a bill. */
export const sideBySide = (left: readonly PdfBlock[], right: readonly PdfBlock[]): PdfBlock => ({
  kind: 'side-by-side',
  left,
  right,
});

/** Lines to sign on, with what stands below each. */
export const signatures = (...labels: readonly string[]): PdfBlock => ({ kind: 'signatures', labels });

/** A QR code with the text beside it. Screen readers read only the text, so it should say what the code says. */
export const codeBeside = (text: string, blocks: readonly PdfBlock[]): PdfBlock => ({
  kind: 'code-beside',
  text,
  blocks,
});

interface Centred {
  readonly kind: 'centred';
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  /** The document's own title. */
  readonly isTitle: boolean;
}

interface Room {
  readonly kind: 'room';
  readonly millimetres: number;
}

interface PageEnd {
  readonly kind: 'page-end';
}

interface SealAndSignature {
  readonly kind: 'seal-and-signature';
  /** Lines: where and when. */
  readonly place: readonly string[];
  /** Said in the middle of the ring that the seal covers. */
  readonly seal: string;
  /** Lines: who signs. */
  readonly signatory: readonly string[];
}

interface Emblem {
  readonly kind: 'emblem';
  readonly svg: string;
  readonly millimetres: number;
}

interface LevelSign {
  readonly kind: 'level-sign';
  /** Level of the qualifications framework, in a ring at the left; without it the lines have the whole width. */
  readonly level: number | undefined;
  readonly name: string;
  readonly lines: readonly string[];
}

interface Rulers {
  readonly kind: 'rulers';
  /** How far the frame is moved, in millimetres. */
  readonly right: number;
  readonly down: number;
}

/** A centred drawing; marked as decoration for screen readers. */
export const emblem = (svg: string, millimetres: number): PdfBlock => ({ kind: 'emblem', svg, millimetres });

export const levelSign = (parts: Omit<LevelSign, 'kind'>): PdfBlock => ({ kind: 'level-sign', ...parts });

/** Along the edges of the page, in millimetres, and a frame that is moved with the text. */
export const rulers = (right: number, down: number): PdfBlock => ({ kind: 'rulers', right, down });

/** A line of a solemn paper. */
export const centred = (
  text: string,
  { size, bold = false, isTitle = false }: { size: number; bold?: boolean; isTitle?: boolean },
): PdfBlock => ({ kind: 'centred', text, size, bold, isTitle });

/** Left empty. */
export const room = (millimetres: number): PdfBlock => ({ kind: 'room', millimetres });

/** The following blocks begin on the next page. */
export const pageEnd = (): PdfBlock => ({ kind: 'page-end' });

export const sealAndSignature = (parts: Omit<SealAndSignature, 'kind'>): PdfBlock => ({
  kind: 'seal-and-signature',
  ...parts,
});
