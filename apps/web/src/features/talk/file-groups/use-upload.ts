import { groupFileRoutes as routes } from '@indeks/contract/talk/file-groups/file-groups.routes';
import { groupFileRule } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { useState } from 'react';
import { useCall } from '#shared/api/use-call.ts';
import { useUnsaved } from '#shared/lib/unsaved.ts';
import { readRefusal, rulesOf } from '#shared/ui/form/files/file-rules.ts';
import { explainFailure, type Failure } from './failure-dialog.tsx';
import { fileGroupsTexts as texts } from './file-groups.texts.ts';

export const fileRules = rulesOf(groupFileRule, texts.unsupported.text);

interface Refused {
  name: string;
  failure: Failure;
}

/** One after another; those that are refused are told at the end, and those behind them still come. */
export function useUpload(onFailure: (failure: Failure) => void) {
  const create = useCall('file-groups', routes.create);
  const [progress, setProgress] = useState<{ detail: string; done: number }>();
  useUnsaved(progress !== undefined);
  const send = async (gid: number, file: File): Promise<Failure | undefined> => {
    const refusal = readRefusal(file, fileRules);
    if (refusal !== undefined) return { title: texts.unsupported.title, text: refusal };
    return create({ body: { gid, file } }).then(() => undefined, explainFailure);
  };
  const upload = async (gid: number, files: readonly File[]) => {
    const refused: Refused[] = [];
    for (const [index, file] of files.entries()) {
      const detail = texts.uploadProgress(index + 1, files.length, file.name);
      setProgress({ detail, done: index / files.length });
      const failure = await send(gid, file);
      if (failure) refused.push({ name: file.name, failure });
    }
    setProgress(undefined);
    const [first] = refused;
    if (first) onFailure(refused.length === 1 ? first.failure : inOne(refused, first.failure.title));
  };
  return { upload, progress };
}

const inOne = (refused: readonly Refused[], title: string): Failure => ({
  title,
  text: refused.map(({ name, failure }) => `${name}: ${failure.text}`).join(' '),
});
