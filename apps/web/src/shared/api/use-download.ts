import { useState } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { saveFile } from '#shared/api/download.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';

/**
 * Makes a button download a file. The button is busy meanwhile, and a failure is shown in one sentence. Undefined: there is
 * nothing to save yet.
 */
export function useDownload(fetchFile: () => Promise<File | undefined>) {
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const file = await fetchFile();
      if (file) saveFile(file);
    } catch (error) {
      snackbar(readMessage(error), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, onClick: () => void onClick() };
}
