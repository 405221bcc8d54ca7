import { broken } from './broken.ts';
import { floods } from './floods.ts';
import { lies } from './lies.ts';
import { otherKinds } from './other-kinds.ts';
import { refused, type RefusedFile } from './refused-file.ts';

/** Everything an uploader may try that is no picture of ours, each with the refusal it gets. */
export const refusedFiles = (maxBytes: number): readonly RefusedFile[] => [
  ...otherKinds,
  ...lies,
  ...floods,
  ...broken,
  refused('one byte too many', Buffer.alloc(maxBytes + 1), { code: 'file/too-large' }),
  refused('twice as large', Buffer.alloc(maxBytes * 2), { code: 'file/too-large' }),
];
