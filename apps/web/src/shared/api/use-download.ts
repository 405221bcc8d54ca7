import { useState } from 'react';
import { messageOf } from '#shared/api/call-error.ts';
import { saveFile } from '#shared/api/download.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';

/** Makes a button download a file. The button is busy meanwhile, and a failure is shown in one sentence. */
export function useDownload(fetchFile: () => Promise<File>) {
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await fetchFile());
    } catch (error) {
      snackbar(messageOf(error), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, onClick: () => void onClick() };
}
