import { useEffectEvent, useLayoutEffect } from 'react';
import { noteOpener, returnInside, returnToOpener } from './opener.ts';
import { keepSpareEntry, watchBack } from './spare-entry.ts';

/**
 * For whatever opens over a page: Back closes the topmost of them first, and when the last has closed, the focus returns
 * to what opened the first. Without `onBack` it does not close by Back.
 */
export function useOpenDialog(opened: boolean, onBack?: () => void): void {
  const closes = onBack !== undefined;
  const close = useEffectEvent(() => onBack?.());
  useLayoutEffect(() => {
    if (!opened) return undefined;
    return addDialog({ focusedBefore: document.activeElement, ...(closes && { close: () => close() }) });
  }, [opened, closes]);
}

interface OpenDialog {
  /** Asks it to close, as Escape does. */
  close?: () => void;
  focusedBefore: Element | null;
}

/** From below to the top. */
const dialogs: OpenDialog[] = [];
const closable = () => dialogs.findLast(({ close }) => close !== undefined);

let returning: ReturnType<typeof setTimeout> | undefined;
/** The document whose history is watched, for as long as it is there. */
let watched: Document | undefined;

function addDialog(dialog: OpenDialog): () => void {
  clearTimeout(returning);
  if (dialogs.length === 0) noteOpener();
  dialogs.push(dialog);
  if (dialog.close) keepSpareEntry();
  if (watched !== document) {
    watched = document;
    watchBack(
      () => closable() !== undefined,
      () => closable()?.close?.(),
    );
  }
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    // A dialog that follows, such as the success after a form, is added before this.
    returning = setTimeout(() => {
      if (dialogs.length > 0) returnInside(dialog.focusedBefore);
      else returnToOpener();
    });
  };
}
