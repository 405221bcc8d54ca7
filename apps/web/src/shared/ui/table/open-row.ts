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
  const all = listRows(list);
  const at = all.findIndex((row) => row.contains(document.activeElement));
  focusRow(all[at === -1 ? 0 : at + step]);
}

/** The place in its list of the row with the focus; -1 when none has it. */
export const placeOfFocusedRow = (): number => {
  const list = document.activeElement?.closest<HTMLElement>('[data-list]');
  return list ? listRows(list).findIndex((row) => row.contains(document.activeElement)) : -1;
};

/** Moves the focus to the row at a place of the first list of the page, or to the last. */
export function focusRowAt(place: number): void {
  const list = document.querySelector<HTMLElement>('[data-list]');
  const all = list ? listRows(list) : [];
  focusRow(all[Math.min(place, all.length - 1)]);
}

const listRows = (list: HTMLElement): Element[] =>
  [...list.querySelectorAll(rows)].filter((row) => row.querySelector(openers) !== null);

function focusRow(row: Element | undefined): void {
  const opener = row?.querySelector<HTMLElement>(openers);
  opener?.focus();
  opener?.scrollIntoView({ block: 'nearest' });
}
