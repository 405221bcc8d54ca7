declare const classes: {
  readonly aside: string;
  readonly events: string;
  readonly line: string;
  readonly none: string;
  readonly part: string;
  readonly progress: string;
  readonly quiet: string;
  readonly sum: string;
};
export default classes;
