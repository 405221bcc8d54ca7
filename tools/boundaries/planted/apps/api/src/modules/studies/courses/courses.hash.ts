// plants: no-weak-cryptography
import { createHash } from 'node:crypto';

export const sign = (word: string): string => createHash('md5').update(word).digest('hex');
