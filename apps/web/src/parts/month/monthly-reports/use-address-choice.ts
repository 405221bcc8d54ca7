import { useSearchParams } from 'react-router';

/** What a screen shows, kept in the address as `?name=`. The default is left out of the address. */
export function useAddressChoice(name: string, isValid: (text: string) => boolean, byDefault: string) {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name) ?? '';
  const chosen = isValid(asked) ? asked : byDefault;
  const choose = (next: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === byDefault) after.delete(name);
        else after.set(name, next);
        // Another choice shows another list, which begins at its first page.
        after.delete('page');
        return after;
      },
      { preventScrollReset: true },
    );
  return [chosen, choose] as const;
}
