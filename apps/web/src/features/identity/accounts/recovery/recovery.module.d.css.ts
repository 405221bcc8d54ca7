declare const classes: {
  readonly again: string;
  readonly back: string;
  readonly found: string;
  readonly status: string;
};
export default classes;
