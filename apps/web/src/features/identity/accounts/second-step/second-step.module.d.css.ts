declare const classes: {
  readonly actions: string;
  readonly codes: string;
  readonly help: string;
  readonly key: string;
  readonly narrow: string;
  readonly picture: string;
};
export default classes;
