import { FirstSteps } from '#app/first-steps/first-steps.tsx';
import { NewVersion } from '#app/shell/new-version.tsx';

/** Notices that may be shown above any page. */
export function AbovePage() {
  return (
    <>
      <NewVersion />
      <FirstSteps />
    </>
  );
}
