/** One line of Vite's manifest, as far as it is needed here. */
export interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export interface Budget {
  screens: readonly Screen[];
  /** The frame is what every page of a signed-in person loads besides the page itself, named as the modules of a screen. */
  anyRoute: {
    limit: number;
    frame: readonly string[];
    /** Pages whose later parts are tabs: a visit opens one, so that each is measured in its page and alone. */
    tabbed: readonly string[];
    /** Pages that need a large library of their own, with their own limits. */
    own: Readonly<Record<string, number>>;
  };
}

interface Screen {
  name: string;
  limit: number;
  /** By its path a module that is loaded on demand, by its name a part of the build (`apps/web/build/parts.ts`). */
  modules: readonly string[];
  /** Counts also what the modules load when they are used; the frame, fetched ahead for the next page, aside. */
  inUse?: boolean;
}

export interface Line {
  name: string;
  /** Kilobytes of 1000 bytes. */
  size: number;
  limit: number;
  over: boolean;
  files: readonly string[];
}

/** How much JavaScript each screen of the budget loads, and each page of the router; sizes are given per file. */
export function measure(manifest: Manifest, budget: Budget, sizeOf: (file: string) => number): Line[] {
  const entry = entryOf(manifest);
  const line = (name: string, limit: number, modules: readonly string[]): Line => {
    const files = [...filesOf(manifest, [entry, ...modules])];
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    return { name, limit, size: bytes / 1000, over: bytes > limit * 1000, files };
  };
  const { limit, tabbed, own } = budget.anyRoute;
  const frame = budget.anyRoute.frame.map((name) => findKey(manifest, name));
  const later = (modules: readonly string[]) =>
    modules
      .flatMap((name) => chunkOf(manifest, name).dynamicImports ?? [])
      .filter((name) => !frame.includes(name));
  // Whatever is loaded on demand is a page, or a part of one, which is then smaller than its page.
  const pages = Object.keys(manifest).filter(
    (name) => manifest[name]?.isDynamicEntry && !frame.includes(name),
  );
  return [
    ...budget.screens.map(({ name, limit: most, modules, inUse }) =>
      line(name, most, inUse ? [...modules, ...later(modules)] : modules),
    ),
    // With the parts it loads later itself: an upper bound, for not every visit opens them all.
    ...pages
      .filter((page) => !tabbed.includes(page))
      .map((page) => line(page, own[page] ?? limit, [...frame, page, ...later([page])])),
    ...tabbed.flatMap((page) =>
      later([page]).map((tab) => line(`${page} > ${tab}`, limit, [...frame, page, tab, ...later([tab])])),
    ),
  ];
}

/** Script files of the modules and of everything they import statically. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = [...withImports(manifest, modules)].map((name) => chunkOf(manifest, name).file);
  return new Set(files.filter((file) => file.endsWith('.js')));
}

function withImports(manifest: Manifest, modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (wanted: string): void => {
    const name = findKey(manifest, wanted);
    if (seen.has(name)) return;
    seen.add(name);
    chunkOf(manifest, name).imports?.forEach(visit);
  };
  modules.forEach(visit);
  return seen;
}

function entryOf(manifest: Manifest): string {
  const [entry, ...others] = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  if (entry === undefined || others.length > 0) throw new Error('the manifest should name exactly one entry');
  return entry;
}

/** The key of a part has the hash of its content. */
function findKey(manifest: Manifest, name: string): string {
  const isPart = (key: string) => key.startsWith('_') && key.endsWith('.js') && manifest[key]?.name === name;
  return name in manifest ? name : (Object.keys(manifest).find(isPart) ?? name);
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (chunk === undefined)
    throw new Error(`the build has no chunk for ${name}: is tools/budget/budget.json up to date?`);
  return chunk;
}
