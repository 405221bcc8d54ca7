import { usePreference, usePreferences } from '#shared/storage/storage-owner.tsx';

const key = 'single-keys';

/** Whether single letters are shortcuts, such as J for the next row. People who dictate or have unsteady hands turn them off. */
export const useSingleKeysChoice = () => usePreference(key, [true, false]);

/** Tells at the moment a key is pressed whether it is free to do something: nobody types, and nothing is open over the page. */
export const useFreeKeys = (): ((event: KeyboardEvent) => boolean) => {
  const preferences = usePreferences();
  return (event) =>
    preferences.read(key) !== false && isPressedAlone(event) && !isTyping(event) && !isCovered();
};

const isPressedAlone = ({ ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !(defaultPrevented || ctrlKey || metaKey || altKey);

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') !== null;

const isCovered = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;
