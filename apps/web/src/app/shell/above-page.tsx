import { FirstSteps } from '#app/first-steps/first-steps.tsx';
import { NewVersion } from '#app/shell/new-version.tsx';

/** What may stand above any page. */
export function AbovePage() {
  return (
    <>
      <NewVersion />
      <FirstSteps />
    </>
  );
}
