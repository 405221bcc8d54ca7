/** Where the draft of a page's open dialog lies in the person's storage; one dialog is open at a time. */
export const placeOfDraft = (pathname: string): string => `draft:dialog:${pathname}`;
