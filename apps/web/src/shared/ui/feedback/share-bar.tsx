import classes from './share-bar.module.css';

/** How much of something is there, to be seen; the words beside it say it. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <div className={classes.bar} aria-hidden>
      <div className={classes.share} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
