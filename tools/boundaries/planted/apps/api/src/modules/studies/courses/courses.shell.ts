// plants: nothing-is-run-from-text
import { execFile } from 'node:child_process';

export const ask = (word: string): void => void execFile('echo', [word]);
