import { bankReportRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { useState } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { bankReportsTexts as texts } from './bank-reports.texts.ts';

/** A file of which no report was made. */
export interface RefusedFile {
  fileName: string;
  /** Why. */
  failure: string;
}

/** Files that were sent together: the reports that were made of them, and what was refused. */
export interface Uploaded {
  ids: readonly number[];
  refused: readonly RefusedFile[];
}

/** Files go one after another; one that is refused does not stop those behind it. */
export function useUpload() {
  const upload = useCall('bank-reports', routes.upload);
  const [progress, setProgress] = useState<{ detail: string; done: number }>();
  const sendOne = (name: string, file: File) => upload({ params: { id: 0 }, body: { name, file } });
  const sendAll = async (files: readonly File[]): Promise<Uploaded> => {
    const ids: number[] = [];
    const refused: RefusedFile[] = [];
    for (const [index, file] of files.entries()) {
      setProgress({ detail: texts.progress(index + 1, files.length, file.name), done: index / files.length });
      try {
        ids.push((await sendOne(nameAfter(file), file)).id);
      } catch (error) {
        refused.push({ fileName: file.name, failure: readMessage(error) });
      }
    }
    setProgress(undefined);
    return { ids: [...new Set(ids)], refused };
  };
  return { sendOne, sendAll, progress };
}

const mostLetters = 200;

/** A report is called as its file unless somebody calls it otherwise. */
export const nameAfter = ({ name }: File): string => name.slice(0, mostLetters);
