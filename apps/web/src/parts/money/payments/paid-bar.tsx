import { ShareBar } from '#shared/ui/feedback/share-bar.tsx';

/** How much of a price is paid. */
export function PaidBar({ price, paid }: { price: number; paid: number }) {
  return <ShareBar percent={percentPaid({ price, paid })} />;
}

/** A whole number from 0 to 100; 100 only when nothing is left. */
export const percentPaid = ({ price, paid }: { price: number; paid: number }): number =>
  paid >= price ? 100 : Math.max(0, Math.floor((paid / price) * 100));
