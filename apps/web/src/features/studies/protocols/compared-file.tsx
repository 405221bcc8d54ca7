import { useState } from 'react';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { FileControl } from '#shared/ui/form/files/file-field.tsx';
import { verificationTexts as texts } from './verification.texts.ts';

const rules = { endings: ['.pdf'], sizeUnder: 20_000_001, messages: texts.fileRules };

/** The file is read here and sent nowhere; its hash is compared with that of the file which was given out. */
export function ComparedFile({ pdfHash }: { pdfHash: string | null }) {
  const [file, setFile] = useState<File | null>(null);
  const [hash, setHash] = useState<string>();
  const take = (chosen: File | null) => {
    setFile(chosen);
    setHash(undefined);
    if (chosen) void hashFile(chosen).then(setHash);
  };
  return (
    <>
      <FileControl
        label={texts.file}
        description={texts.fileHelp}
        rules={rules}
        value={file}
        onChange={take}
      />
      <output>
        {hash !== undefined && <Comparison same={pdfHash === null ? undefined : pdfHash === hash} />}
      </output>
    </>
  );
}

function Comparison({ same }: { same: boolean | undefined }) {
  if (same === undefined) return <Notice tone="warning">{texts.notDrawn}</Notice>;
  return <Notice tone={same ? 'ok' : 'error'}>{same ? texts.same : texts.other}</Notice>;
}

const hashFile = async (file: File): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
