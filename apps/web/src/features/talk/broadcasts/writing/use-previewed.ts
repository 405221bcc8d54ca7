import { messageForm } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { useDebouncedValue } from '@mantine/hooks';
import type { PreviewBody } from '#data/talk/broadcasts.ts';
import type { Chosen } from './asked.ts';

const pauseMs = 400;
const words = messageForm.pick({ subject: true, text: true });

/** What the preview is asked with, after a pause in typing; nothing while the words would be refused. */
export function usePreviewed(
  chosen: Chosen,
  typed: { subject: string; text: string },
  place: number,
): PreviewBody | undefined {
  const [subject] = useDebouncedValue(typed.subject, pauseMs);
  const [text] = useDebouncedValue(typed.text, pauseMs);
  const whole = words.safeParse({ subject, text });
  return whole.success ? { ...chosen, ...whole.data, place } : undefined;
}
