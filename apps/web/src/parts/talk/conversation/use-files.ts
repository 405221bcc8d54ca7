import { attachmentRule } from '@indeks/contract/talk/chat/chat.schemas';
import { useEffect, useEffectEvent, useState, type ClipboardEvent, type RefObject } from 'react';
import { readRefusal, rulesOf } from '#shared/ui/form/files/file-rules.ts';
import { conversationTexts as texts } from './conversation.texts.ts';

const rules = rulesOf(attachmentRule, texts.wrongKind);
export const fileEndings = rules.endings;

/** At once; each goes in a message of its own, in this order. */
const mostFiles = 10;

export interface PickedFiles {
  files: readonly File[];
  refused: string | undefined;
  pick: (picked: readonly File[]) => void;
  drop: (file: File) => void;
  paste: (event: ClipboardEvent) => void;
}

/** Files that wait for the next message: chosen, pasted, or dropped onto the conversation. */
export function useFiles(form: RefObject<HTMLFormElement | null>, taken: boolean): PickedFiles {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<string>();
  const pick = (picked: readonly File[]) => {
    const reasons = picked.map((file) => readRefusal(file, rules));
    const fit = picked.filter((_, place) => reasons[place] === undefined);
    const isTooMany = files.length + fit.length > mostFiles;
    setRefused(isTooMany ? texts.tooMany(mostFiles) : reasons.find((reason) => reason !== undefined));
    setFiles([...files, ...fit].slice(0, mostFiles));
  };
  useDropped(form, taken, pick);
  return {
    files,
    refused,
    pick,
    drop: (file) => setFiles((now) => now.filter((one) => one !== file)),
    paste: (event) => {
      const pasted = taken ? [...event.clipboardData.files] : [];
      if (pasted.length === 0) return;
      event.preventDefault();
      pick(pasted.map(nameScreenshot));
    },
  };
}

/** Browsers call every picture of the clipboard the same. */
const nameScreenshot = (file: File): File =>
  file.name === 'image.png' ? new File([file], texts.screenshot, { type: file.type }) : file;

/** The whole conversation around the form takes what is dropped. */
function useDropped(
  form: RefObject<HTMLFormElement | null>,
  taken: boolean,
  pick: (files: readonly File[]) => void,
): void {
  const dropped = useEffectEvent(pick);
  useEffect(() => {
    const area = taken ? form.current?.closest<HTMLElement>('[data-takes-files]') : undefined;
    if (!area) return undefined;
    const show = (over: boolean) => {
      if (over) area.dataset['dropping'] = 'true';
      else delete area.dataset['dropping'];
    };
    const onOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      show(true);
    };
    const onLeave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && area.contains(event.relatedTarget))) show(false);
    };
    const onDrop = (event: DragEvent) => {
      show(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dropped([...event.dataTransfer.files]);
    };
    area.addEventListener('dragover', onOver);
    area.addEventListener('dragleave', onLeave);
    area.addEventListener('drop', onDrop);
    return () => {
      show(false);
      area.removeEventListener('dragover', onOver);
      area.removeEventListener('dragleave', onLeave);
      area.removeEventListener('drop', onDrop);
    };
  }, [form, taken]);
}
