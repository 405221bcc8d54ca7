declare const classes: {
  readonly history: string;
  readonly none: string;
  readonly print: string;
  readonly quiet: string;
  readonly root: string;
};
export default classes;
