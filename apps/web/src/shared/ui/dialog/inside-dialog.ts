import { createContext, use, useEffect, useEffectEvent } from 'react';

interface DialogGuard {
  /** Asked whenever something would close the dialog; gives back how to take the form away again. */
  addForm: (hasChanges: () => boolean) => () => void;
}

/** Stands around the content of a dialog. */
export const InsideDialog = createContext<DialogGuard | undefined>(undefined);

/** Inside a dialog a component has less room than the width of the window suggests. */
export const useInsideDialog = (): boolean => use(InsideDialog) !== undefined;

/**
 * Lets the dialog around a form ask whether something was changed in it, so that it is not closed by mistake. A state
 * told by the form would be late: the form draws itself a moment after the typing.
 */
export function useGuardedByDialog(hasChanges: () => boolean): void {
  const guard = use(InsideDialog);
  const ask = useEffectEvent(hasChanges);
  useEffect(() => guard?.addForm(() => ask()), [guard]);
}
