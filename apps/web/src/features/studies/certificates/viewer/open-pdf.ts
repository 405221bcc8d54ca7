import type { PDFPageProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite makes the address of the file its default export
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** A page of a PDF that is open. */
export interface PdfPage {
  /** 1 for the first. */
  readonly number: number;
  /** What it says, for those who do not see it. */
  readonly text: string;
  /** Draws it as wide as the canvas is shown, in the points of the screen. */
  readonly draw: (canvas: HTMLCanvasElement) => Promise<void>;
}

interface OpenedPdf {
  readonly pages: readonly PdfPage[];
  readonly close: () => void;
}

/** Reads a PDF in a worker. The library comes with the first one that is opened. */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerAddress;
  const task = getDocument({ data: await file.arrayBuffer(), useSystemFonts: false });
  const pdf = await task.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => readPage(await pdf.getPage(number))));
  return { pages, close: () => void task.destroy() };
}

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { items } = await page.getTextContent();
  return {
    number: page.pageNumber,
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    draw: async (canvas) => {
      const width = canvas.clientWidth * window.devicePixelRatio;
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      // Drawn aside, so that a paper that moved a little does not flash.
      const drawn = document.createElement('canvas');
      [drawn.width, drawn.height] = [Math.round(viewport.width), Math.round(viewport.height)];
      await page.render({ canvas: drawn, viewport }).promise;
      [canvas.width, canvas.height] = [drawn.width, drawn.height];
      canvas.getContext('2d')?.drawImage(drawn, 0, 0);
    },
  };
}
