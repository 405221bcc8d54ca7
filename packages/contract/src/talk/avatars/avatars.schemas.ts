import type { FileRule } from '../../common/route.ts';
import { avatarTexts as texts } from './avatars.texts.ts';

/** Under 2 MB. */
export const avatarRule = {
  field: 'file',
  countsAs: 'photo',
  maxBytes: 1_999_999,
  kinds: ['png', 'jpg', 'bmp'],
  tooLarge: texts.tooLarge,
} as const satisfies FileRule;
