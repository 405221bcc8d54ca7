import { createContext, use } from 'react';

/** True inside a dialog, where a component has less room than the width of the window suggests. */
export const InsideDialog = createContext(false);

export const useInsideDialog = (): boolean => use(InsideDialog);
