import type { RegisteredPaper } from '@indeks/contract/studies/certificates/certificates.schemas';
import classes from './certificates.module.css';
import { resolveTexts as texts } from './certificates.texts.ts';

/** What changed after the certificate was issued; nothing where all of it is as it was. */
export function Doubts({ row: { doubted, doubts } }: { row: RegisteredPaper }) {
  if (doubted === null) return null;
  return (
    <div className={classes.quiet}>
      {texts.changed(doubted)}
      {doubts.map(({ kind, subject, now }) => (
        <div key={`${kind} ${subject ?? ''}`}>{texts.doubts[kind](subject ?? '', now)}</div>
      ))}
    </div>
  );
}
