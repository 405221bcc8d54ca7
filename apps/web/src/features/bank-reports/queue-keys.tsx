import classes from './explain.module.css';
import { explainTexts } from './explain.texts.ts';

const texts = explainTexts.keys;

/** The keys of an open payment; on a phone there are none. */
export function QueueKeys() {
  return (
    <div className={classes['keys']} role="note" aria-label={texts.list}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {texts.move}
      </span>
      <span>
        <kbd>{texts.digits}</kbd> {texts.choose}
      </span>
      <span>
        <kbd>Enter</kbd> {texts.give}
      </span>
      <span>
        <kbd>P</kbd> {texts.later}
      </span>
    </div>
  );
}
