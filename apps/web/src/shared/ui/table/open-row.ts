/** Marks the link or button of a row that opens it: a click anywhere in the row presses it, J and K go from one to the next. */
export const opensRow = { 'data-opens-row': true } as const;

const openers = '[data-opens-row]';
const rows = 'tr, li';
/** What does something else when it is clicked. */
const ownClicks = 'a, button, input, label, select, textarea, [data-apart]';

/** Text of a row can be selected without opening it. */
export function openClickedRow(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(ownClicks) || hasSelectedText()) return;
  const opener = target.closest(rows)?.querySelector(openers);
  const { ctrlKey, metaKey, shiftKey } = event;
  opener?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

const hasSelectedText = (): boolean => document.getSelection()?.isCollapsed === false;

/** Moves the focus to the row after or before the one that has it; to the first when none has. */
export function focusNextRow(list: HTMLElement, step: 1 | -1): void {
  const all = [...list.querySelectorAll<HTMLElement>(openers)];
  const row = document.activeElement?.closest(rows);
  const at = all.findIndex((opener) => opener.closest(rows) === row);
  const next = all[at === -1 ? 0 : at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
