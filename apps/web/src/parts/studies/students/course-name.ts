/** A heading holds no longer name. */
const longest = 80;

/** Cut at 80 characters, with three dots. */
export const cutCourseName = (name: string): string =>
  name.length > longest ? `${name.slice(0, longest)}...` : name;
