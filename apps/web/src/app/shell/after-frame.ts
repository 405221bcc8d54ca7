// One file that is loaded after the frame. What tells of a new version must be there before the release removes the old files.
export { Counters } from '#app/shell/counters.tsx';
export { AbovePage } from '#app/shell/above-page.tsx';
