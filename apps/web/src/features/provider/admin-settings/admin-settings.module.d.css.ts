declare const classes: {
  readonly help: string;
  readonly narrow: string;
};
export default classes;
