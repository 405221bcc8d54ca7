import { Loader, VisuallyHidden } from '@mantine/core';
import { useDelayed } from './delayed.ts';
import { feedbackTexts } from './feedback.texts.ts';
import classes from './spinner.module.css';

interface SpinnerProps {
  label?: string;
  /** The text is shown beside the spinner instead of being only for screen readers. */
  withLabel?: boolean;
}

/** Appears only when waiting takes longer than 200 ms. */
export function Spinner({ label = feedbackTexts.loading, withLabel = false }: SpinnerProps) {
  const visible = useDelayed();
  return (
    <output className={classes.spinner}>
      {visible && (
        <>
          <Loader size="sm" aria-hidden />
          {withLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
        </>
      )}
    </output>
  );
}
