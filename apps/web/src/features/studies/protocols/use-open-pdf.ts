import { useState } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { saveFile } from '#shared/api/download.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';

/** Makes a button open a file in a tab of its own, where the browser prints it; where no tab may open it is downloaded. */
export function useOpenPdf(fetchFile: () => Promise<File>) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (busy) return;
    // Opened at once: later the browser would not take it for an answer to the click.
    const tab = window.open('', '_blank');
    setBusy(true);
    try {
      const file = await fetchFile();
      if (tab) tab.location.href = URL.createObjectURL(file);
      else saveFile(file);
    } catch (error) {
      tab?.close();
      snackbar(readMessage(error), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, onClick: () => void open() };
}
