/** The same as the theme's colour scheme manager uses. */
const key = 'indeks-color-scheme';

/**
 * Sets the colour scheme for pages shown before the kit is loaded. After that the kit's provider keeps the
 * same attribute, from the same stored choice.
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
