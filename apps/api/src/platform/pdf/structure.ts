import type { ContentText, TableCellProperties } from 'pdfmake/interfaces.js';
import { unbroken } from '../unbroken.ts';

/** One level of the document's structure, as a screen reader walks it. */
export interface StructureStep {
  readonly type: 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'THead' | 'TBody' | 'TFoot' | 'TR' | 'TH' | 'TD';
  /** Tells equal types apart: texts with the same key belong to one element. */
  readonly key: string;
  readonly scope?: 'Column' | 'Row';
}

export interface StructurePlace {
  readonly steps: readonly StructureStep[];
  /** Headings of a table come again on each page; read aloud they are only once. */
  readonly repeated?: boolean;
}

type Text = ContentText & TableCellProperties;

/** pdfmake keeps unknown properties of a text, and the layout hands this one on to its lines. */
export const placed = (
  text: Text,
  steps: readonly StructureStep[],
  repeated = false,
): Text & { readonly structure: StructurePlace } => ({
  ...text,
  ...(typeof text.text === 'string' && { text: unbroken(text.text) }),
  structure: { steps, repeated },
});

export const placeOf = (node: object): StructurePlace | undefined =>
  'structure' in node ? (node.structure as StructurePlace) : undefined; // only `placed` writes this property
