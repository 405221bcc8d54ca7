/** The same as the theme's colour scheme manager uses. */
const key = 'indeks-color-scheme';

/**
 * Sets the colour scheme for the pages that stand before the kit is loaded. Once it is, its provider keeps the
 * same attribute by the same stored choice.
 */
export function applyColorScheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const scheme = chosen() ?? (system.matches ? 'dark' : 'light');
    document.documentElement.dataset['mantineColorScheme'] = scheme;
  };
  apply();
  system.addEventListener('change', apply);
}

function chosen(): 'light' | 'dark' | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}
