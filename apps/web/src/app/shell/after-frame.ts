// One file that is loaded after the frame. What tells of a new version must be there before the release removes the old files.
export { FirstSteps } from '#app/first-steps/first-steps.tsx';
export { Counters } from '#app/shell/counters.tsx';
export { NewVersion } from '#app/shell/new-version.tsx';
