import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { PdfBlock } from './blocks.ts';
import { createWorkerPool } from './worker-pool.ts';

export const pdfContentType = 'application/pdf';

/** A plain value, built by pure functions in the modules' pdf/ folders. */
export interface PdfDocument {
  /** The first heading, and the name a reader shows. */
  readonly title: string;
  readonly subtitle?: string;
  /** Whose document it is: stands on every page. */
  readonly person?: string;
  readonly orientation?: 'portrait' | 'landscape';
  /** When it was made, for one that is drawn again; the present unless told. */
  readonly createdAt?: Date;
  readonly blocks: readonly PdfBlock[];
}

export interface PdfRenderer {
  render(document: PdfDocument): Promise<Buffer>;
  /** In one file, each on pages of its own that are counted for it alone; the file is named as the first. */
  renderTogether(documents: readonly PdfDocument[]): Promise<Buffer>;
}

/** Who stands at the head of every document. */
export interface Letterhead {
  readonly name: string;
  readonly address: string;
  readonly nip: string;
}

/** What the worker gets. */
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
  readonly workers?: number;
  /** More than this many waiting are refused. */
  readonly queueLimit?: number;
  readonly timeoutMs?: number;
  /** A worker that needs more is ended, the process lives. */
  readonly memoryMb?: number;
}

export interface PdfService extends PdfRenderer {
  close(): Promise<void>;
}

/** Documents are drawn in worker threads: a long one does not block requests, and a bad one ends only its worker. */
export const createPdfRenderer = (options: PdfOptions): PdfService => {
  const {
    letterhead,
    clock,
    log,
    workers = 2,
    queueLimit = 50,
    timeoutMs = 30_000,
    memoryMb = 512,
  } = options;
  const pool = createWorkerPool<PdfTask>({
    script: new URL('./pdf.worker.ts', import.meta.url),
    workers,
    queueLimit,
    timeoutMs,
    memoryMb,
    log,
  });
  const renderTogether = async (documents: readonly PdfDocument[]) =>
    Buffer.from(await pool.run({ documents, letterhead, now: clock.now() }));
  return {
    render: (document) => renderTogether([document]),
    renderTogether,
    close: () => pool.close(),
  };
};
