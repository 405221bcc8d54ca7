/**
 * Makes Back close a dialog. While a dialog is open, the browser's history stands on a spare copy of the page's entry:
 * Back leaves the copy, which the router never hears of, and the dialog is asked to close. A copy that is no longer
 * needed stays and is stepped over; taking it out of the history could overtake a navigation.
 */
export function keepSpareEntry(): void {
  const state = readEntry(history.state);
  if (state.dialog !== true) history.pushState({ ...state, dialog: true } satisfies Entry, '');
  spare = { idx: state.idx, href: location.href };
}

/** Calls `onBack` for each Back while `isNeeded`; the router receives every other navigation. */
export function watchBack(isNeeded: () => boolean, onBack: () => void): void {
  const step = (event: PopStateEvent) => {
    const landed = readEntry(event.state);
    if (isNeeded()) {
      event.stopImmediatePropagation();
      if (landed.dialog === true) return;
      comeBack(landed);
      onBack();
    } else if (landed.dialog === true) spare = { idx: landed.idx, href: location.href };
    else if (isBelowSpare(landed)) {
      event.stopImmediatePropagation();
      spare = undefined;
      history.back();
    } else spare = undefined;
  };
  // Captured, so that it runs before the router's own listener.
  window.addEventListener('popstate', step, { capture: true });
}

/** The router's state in an entry of the history, and our mark. */
interface Entry {
  idx?: number | undefined;
  dialog?: true | undefined;
}

/** The copy that was stood on last. */
let spare: { idx: number | undefined; href: string } | undefined;

const isBelowSpare = ({ idx }: Entry): boolean => spare?.idx === idx && spare?.href === location.href;

/** A browser may step over an entry in which nobody has clicked and land further back. */
function comeBack({ idx }: Entry): void {
  if (spare?.idx === undefined || idx === undefined || idx === spare.idx) keepSpareEntry();
  else history.go(spare.idx - idx + 1);
}

const readEntry = (state: unknown): Entry => (typeof state === 'object' && state !== null ? state : {});
