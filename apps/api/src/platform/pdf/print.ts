import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import documentModule from 'pdfmake/js/PDFDocument.js';
import svgMeasureModule from 'pdfmake/js/SVGMeasure.js';
import { drawGround } from './certificate-content.ts';
import { blocksToContent, titleContent } from './layout.ts';
import { letterheadContent, pageFooter, pageHeader } from './letterhead.ts';
import { baseStyle, millimetre, pageGeometry } from './look.ts';
import type { PdfBlock } from './blocks.ts';
import { asTheyCome, layOutWhole, type PageStarts } from './page-starts.ts';
import type { Letterhead, PdfDocument, PdfTask } from './pdf.ts';
import { layOutSides } from './sides.ts';
import { sizeOf } from './size.ts';
import { TaggedLayoutBuilder, TaggedRenderer } from './tagged-renderer.ts';

/** Draws documents into one file. Nothing is fetched and no file is opened for it: the fonts are at hand, images there are none. */
export const print = async (task: PdfTask, onProgress: OnProgress = () => {}): Promise<ArrayBuffer> => {
  const pdf = new documentModule.default({ NotoSans: fonts }, {}, {}, {}, settings(task), null, () => false);
  const whole = sizeOf(task.documents);
  let before = 0;
  for (const document of task.documents) {
    const own = sizeOf([document]);
    const begun = before;
    draw(pdf, document, task.letterhead, (share) => onProgress((begun + share * own) / Math.max(whole, 1)));
    before += own;
  }
  pdf.end();
  const bytes = await buffer(pdf);
  return new Uint8Array(bytes).buffer;
};

type PdfKitDocument = InstanceType<typeof documentModule.default>;
type OnProgress = (share: number) => void;

/** Laying out takes about two fifths of the time, most of it before the first row has its place. */
const laidOut = 0.4;

const draw = (
  pdf: PdfKitDocument,
  document: PdfDocument,
  letterhead: Letterhead,
  onProgress: OnProgress,
): void => {
  const { size, margins, width } = geometryOf(document);
  const { bare } = document;
  // Made anew for each layout: pdfmake changes the objects it is given.
  const makeHead = () =>
    bare ? [] : [...letterheadContent(letterhead, width), ...titleContent(document.title, document.subtitle)];
  const layOut = (blocks: readonly PdfBlock[], starts: PageStarts, tightnessOf?: (index: number) => number) =>
    new TaggedLayoutBuilder(size, margins, new svgMeasureModule.default()).layoutDocument(
      [...makeHead(), ...blocksToContent(blocks, width, starts, tightnessOf)],
      pdf,
      {},
      baseStyle,
      bare && drawGround(bare),
      bare ? undefined : pageHeader(letterhead),
      bare ? undefined : pageFooter(document),
    );
  const { blocks } = document;
  const pages = bare
    ? layOutSides(blocks, (of, tightnessOf) => layOut(of, asTheyCome, tightnessOf))
    : layOutWhole(blocks, size.height - margins.bottom, (starts) => layOut(blocks, starts));
  onProgress(laidOut);
  new TaggedRenderer(pdf, (share) => onProgress(laidOut + (1 - laidOut) * share)).renderPages(pages);
};

/** A bare paper has more room at the foot, and moves as a whole. */
const geometryOf = ({ orientation, bare }: PdfDocument) => {
  const geometry = pageGeometry(orientation ?? 'portrait');
  if (!bare) return geometry;
  const [right, down] = [bare.right * millimetre, bare.down * millimetre];
  const { left, right: rightMargin, top } = geometry.margins;
  return {
    ...geometry,
    margins: { left: left + right, right: rightMargin - right, top: top + down, bottom: top - down },
  };
};

const fileAt = (address: string): Buffer => readFileSync(new URL(address));

const fonts = {
  normal: fileAt(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
  bold: fileAt(import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf')),
};

const settings = ({ documents, letterhead, now }: PdfTask) => {
  const [first] = documents;
  const { size } = pageGeometry(first?.orientation ?? 'portrait');
  return {
    size: [size.width, size.height],
    pdfVersion: '1.7',
    lang: 'pl-PL',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    font: null,
    info: {
      Title: first?.title ?? '',
      Author: letterhead.name,
      Creator: 'Indeks',
      Producer: 'Indeks',
      CreationDate: first?.createdAt ?? now,
    },
  };
};
