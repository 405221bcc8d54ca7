import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { endChild, type Child } from '../shared/children.ts';

export interface Restarting {
  restart: () => Promise<void>;
  end: () => Promise<void>;
}

/** A process that can be restarted; when it crashes it stays down until the next change. */
export function restarting(start: () => Child): Restarting {
  const replaced = new WeakSet<Child>();
  let over = false;
  let child = start();
  let turn = Promise.resolve();
  void tellEnd(child);

  async function tellEnd(begun: Child): Promise<void> {
    const code = await begun.ended;
    if (!over && !replaced.has(begun) && code !== 0)
      console.log(`${begun.name} ended with ${code}, waiting for a change`);
  }

  async function again(): Promise<void> {
    replaced.add(child);
    await endChild(child);
    if (over) return;
    child = start();
    void tellEnd(child);
  }

  return {
    // One after another: two changes in a row must not leave two processes on one port.
    restart: () => (turn = turn.then(again)),
    end: async () => {
      over = true;
      await turn;
      await endChild(child);
    },
  };
}

/**
 * Calls back once after a burst of changes to source files. Watches every folder by itself: `node --watch` and Node's
 * recursive watch miss a file that was saved by renaming a new one over it, as editors do.
 */
export function onSourceChange(folders: readonly string[], callback: () => void, quietFor = 200): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const watchTree = (folder: string): void => {
    if (!isFolder(folder) || watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => heard(folder, name ?? ''));
    // A folder that is removed ends its watch with an error.
    watcher.on('error', () => forget(folder));
    watchers.set(folder, watcher);
    for (const name of readdirSync(folder)) watchTree(join(folder, name));
  };
  const forget = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const heard = (folder: string, name: string): void => {
    const path = join(folder, name);
    if (isFolder(path)) watchTree(path);
    else if (watchers.has(path)) forget(path);
    else if (!name.endsWith('.ts') || name.endsWith('.test.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(callback, quietFor);
  };

  folders.forEach(watchTree);
  return () => {
    clearTimeout(timer);
    for (const folder of watchers.keys()) forget(folder);
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
