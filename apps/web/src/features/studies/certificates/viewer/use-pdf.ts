import { useEffect, useState } from 'react';
import { openPdf, type PdfPage } from './open-pdf.ts';

interface Read {
  readonly pages: readonly PdfPage[] | undefined;
  readonly failed: boolean;
}

/** The pages of a file; those of the file before stay until the next ones can be drawn. */
export function usePdf(file: File | undefined): Read {
  const [read, setRead] = useState<Read>({ pages: undefined, failed: false });
  useEffect(() => {
    if (!file) return undefined;
    let left = false;
    let close = () => {};
    const show = async () => {
      try {
        const opened = await openPdf(file);
        ({ close } = opened);
        if (left) close();
        else setRead({ pages: opened.pages, failed: false });
      } catch {
        if (!left) setRead({ pages: undefined, failed: true });
      }
    };
    void show();
    return () => {
      left = true;
      close();
    };
  }, [file]);
  return read;
}
