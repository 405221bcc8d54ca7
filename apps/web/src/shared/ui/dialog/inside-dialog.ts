import { createContext, use } from 'react';

/** True for everything a dialog holds: what fits itself to the window has less room there. */
export const InsideDialog = createContext(false);

export const useInsideDialog = (): boolean => use(InsideDialog);
