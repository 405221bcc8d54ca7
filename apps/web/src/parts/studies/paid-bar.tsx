import classes from './paid-bar.module.css';

/** How much of a price is paid, to be seen; the words beside it say it. */
export function PaidBar({ price, paid }: { price: number; paid: number }) {
  return (
    <div className={classes['bar']} aria-hidden>
      <div className={classes['paid']} style={{ inlineSize: `${percentPaid({ price, paid })}%` }} />
    </div>
  );
}

/** A whole number from 0 to 100; 100 only when nothing is left. */
export const percentPaid = ({ price, paid }: { price: number; paid: number }): number =>
  paid >= price ? 100 : Math.max(0, Math.floor((paid / price) * 100));
