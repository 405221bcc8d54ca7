/** The sum down to each entry, for a table of several pages. */
export const runningSums = <Entry, Sum>(
  entries: readonly Entry[],
  nothing: Sum,
  add: (sum: Sum, entry: Entry) => Sum,
): Sum[] => {
  let sum = nothing;
  return entries.map((entry) => (sum = add(sum, entry)));
};
