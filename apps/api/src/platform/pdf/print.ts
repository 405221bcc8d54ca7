import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import documentModule from 'pdfmake/js/PDFDocument.js';
import { findTornEnding } from './endings.ts';
import { blocksToContent, titleContent } from './layout.ts';
import { letterheadContent, pageFooter, pageHeader } from './letterhead.ts';
import { baseStyle, pageGeometry } from './look.ts';
import type { PdfTask } from './pdf.ts';
import { TaggedLayoutBuilder, TaggedRenderer } from './tagged-renderer.ts';

/** Draws one document. Nothing is fetched and no file is opened for it: the fonts are at hand, images there are none. */
export const print = async (task: PdfTask): Promise<ArrayBuffer> => {
  const { document, letterhead } = task;
  const { size, margins, width } = pageGeometry(document.orientation ?? 'portrait');
  const pdf = new documentModule.default(
    { NotoSans: fonts },
    {},
    {},
    {},
    settings(task, size),
    null,
    () => false,
  );
  const layOut = (beginsPage?: number) =>
    new TaggedLayoutBuilder(size, margins, undefined).layoutDocument(
      [
        ...letterheadContent(letterhead, width),
        ...titleContent(document.title, document.subtitle),
        ...blocksToContent(document.blocks, width, beginsPage),
      ],
      pdf,
      {},
      baseStyle,
      undefined,
      pageHeader(letterhead),
      pageFooter(document),
    );
  const pages = layOut();
  const torn = findTornEnding(document.blocks, pages);
  new TaggedRenderer(pdf).renderPages(torn === undefined ? pages : layOut(torn));
  pdf.end();
  const bytes = await buffer(pdf);
  return new Uint8Array(bytes).buffer;
};

const fileAt = (address: string): Buffer => readFileSync(new URL(address));

const fonts = {
  normal: fileAt(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
  bold: fileAt(import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf')),
};

const settings = ({ document, letterhead, createdAt }: PdfTask, size: { width: number; height: number }) => ({
  size: [size.width, size.height],
  pdfVersion: '1.7',
  lang: 'pl-PL',
  tagged: true,
  displayTitle: true,
  autoFirstPage: false,
  font: null,
  info: {
    Title: document.title,
    Author: letterhead.name,
    Creator: 'Indeks',
    Producer: 'Indeks',
    CreationDate: createdAt,
  },
});
