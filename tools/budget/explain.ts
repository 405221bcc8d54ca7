/** The composition of a script of the build: file → module → characters before minifying; written by the web's build. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Share {
  name: string;
  /** Kilobytes of 1000 bytes. */
  size: number;
}

/**
 * The files of a screen, package by package, largest first. The compressed size of a file is shared among its modules by
 * their length, since compressed bytes belong to no single module.
 */
export function explain(
  files: readonly string[],
  modules: ModuleSizes,
  sizeOf: (file: string) => number,
): Share[] {
  const shares = new Map<string, number>();
  for (const file of files) {
    const lengths = Object.entries(modules[file] ?? {});
    const whole = lengths.reduce((sum, [, length]) => sum + length, 0);
    for (const [id, length] of lengths) {
      if (length === 0) continue;
      const name = namePackage(id);
      shares.set(name, (shares.get(name) ?? 0) + (sizeOf(file) * length) / whole / 1000);
    }
  }
  return [...shares].map(([name, size]) => ({ name, size })).toSorted((one, other) => other.size - one.size);
}

/** A library by its name, our own code by its folder. */
export function namePackage(id: string): string {
  const inside = id.split('node_modules/').at(-1) ?? id;
  const parts = inside.split('/');
  if (inside !== id) return parts.slice(0, inside.startsWith('@') ? 2 : 1).join('/');
  if (id.includes('packages/contract/')) return 'contract';
  return parts.slice(0, 3).join('/').trim();
}
