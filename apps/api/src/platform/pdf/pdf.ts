import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { PdfBlock } from './blocks.ts';
import { mostRowsOfSmall, sizeOf } from './size.ts';
import { createWorkerPool, type PoolState } from './worker-pool.ts';

export const pdfContentType = 'application/pdf';

/** A plain value, built by pure functions in the modules' pdf/ folders. */
export interface PdfDocument {
  /** The first heading, and the name a reader shows. */
  readonly title: string;
  readonly subtitle?: string;
  /** The name of the person the document is about, printed on every page. */
  readonly person?: string;
  /** A sentence on every page about the whole document: that it is no longer in force. */
  readonly mark?: string;
  readonly orientation?: 'portrait' | 'landscape';
  /** A document with its own design: no letterhead, no title of the provider, nothing on the following pages. */
  readonly bare?: BarePaper;
  /** When it was made, for one that is drawn again; the present unless told. */
  readonly createdAt?: Date;
  readonly blocks: readonly PdfBlock[];
}

/** Moved by so many millimetres onto a blank; or with a frame, on white paper. */
export interface BarePaper {
  readonly right: number;
  readonly down: number;
  readonly framed: boolean;
  /** A word in large pale letters across each page. */
  readonly across?: string;
}

/** For whom a document is drawn: any `Ctx`. */
export interface PdfReader {
  readonly actor?: { readonly id: number } | undefined;
  /** Aborted when the reader has left. */
  readonly signal?: AbortSignal | undefined;
  /** How much of it is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export interface PdfRenderer {
  render(document: PdfDocument, reader: PdfReader): Promise<Buffer>;
  /** In one file, each on pages of its own that are counted for it alone; the file is named as the first. */
  renderTogether(documents: readonly PdfDocument[], reader: PdfReader): Promise<Buffer>;
}

/** The letterhead of every document. */
export interface Letterhead {
  readonly name: string;
  readonly address: string;
  readonly nip: string;
}

/** The input of the worker. */
export interface PdfTask {
  readonly documents: readonly PdfDocument[];
  readonly letterhead: Letterhead;
  /** For documents that do not say when they were made. */
  readonly now: Date;
}

export interface PdfOptions {
  readonly letterhead: Letterhead;
  readonly clock: Clock;
  readonly log: Logger;
  /** Above one, large documents leave one of them to small ones. */
  readonly workers?: number;
  /** More than this many waiting are refused, of all and of one person. */
  readonly mostWaiting?: number;
  readonly mostWaitingOfPerson?: number;
  /** From being asked for to being done. */
  readonly deadlineMs?: number;
  /** A worker that needs more is ended, the process lives. */
  readonly memoryMb?: number;
}

export interface PdfService extends PdfRenderer {
  state(): PoolState;
  close(): Promise<void>;
}

/** Documents are drawn in worker threads: a long one does not block requests, and a bad one ends only its worker. */
export const createPdfRenderer = (options: PdfOptions): PdfService => {
  const { letterhead, clock, log } = options;
  const pool = createWorkerPool<PdfTask>({
    script: new URL('./pdf.worker.ts', import.meta.url),
    workers: options.workers ?? 2,
    mostWaiting: options.mostWaiting ?? 50,
    mostWaitingOfPerson: options.mostWaitingOfPerson ?? 6,
    deadlineMs: options.deadlineMs ?? 30_000,
    memoryMb: options.memoryMb ?? 512,
    log,
  });
  const renderTogether = async (documents: readonly PdfDocument[], reader: PdfReader) => {
    const drawn = await pool.run({
      task: { documents, letterhead, now: clock.now() },
      personId: reader.actor?.id,
      large: sizeOf(documents) > mostRowsOfSmall,
      signal: reader.signal,
      onProgress: reader.onProgress,
    });
    return Buffer.from(drawn);
  };
  return {
    render: (document, reader) => renderTogether([document], reader),
    renderTogether,
    state: () => pool.state(),
    close: () => pool.close(),
  };
};
