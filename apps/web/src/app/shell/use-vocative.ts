import { useEffect, useState } from 'react';

/** How a person is called by the first name; undefined until the table is there, and for a name it does not know. */
export function useVocative(name: string): string | undefined {
  const [found, setFound] = useState<{ name: string; vocative: string | undefined }>();
  useEffect(() => {
    let wanted = true;
    void import('@indeks/contract/identity/people/vocative').then(
      ({ vocativeOf }) => wanted && setFound({ name, vocative: vocativeOf(name) }),
      // Without the table nobody is called by name.
      () => undefined,
    );
    return () => void (wanted = false);
  }, [name]);
  return found?.name === name ? found.vocative : undefined;
}

/** Names of women alone end so when somebody is called. */
export const useIsWoman = (name: string): boolean => useVocative(name)?.endsWith('o') === true;
