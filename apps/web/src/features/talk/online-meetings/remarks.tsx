import { Notice } from '#shared/ui/feedback/notice.tsx';
import classes from './remarks.module.css';
import { remarkTexts as texts } from './remarks.texts.ts';

/** What stands in the way of a meeting, said while it is planned. */
export function Remarks({ sentences }: { sentences: readonly string[] }) {
  return (
    <output className={classes.remarks}>
      {sentences.length > 0 && (
        <Notice tone="warning" title={texts.title}>
          <ul className={classes.list}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
    </output>
  );
}
