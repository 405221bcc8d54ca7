import { readFile } from 'node:fs/promises';

/** The provider's emblem as SVG; none where the installation names no file. */
export const readEmblem = async (file: string): Promise<string | undefined> =>
  file === '' ? undefined : readFile(file, 'utf8');
