declare const classes: {
  readonly button: string;
  readonly help: string;
  readonly title: string;
};
export default classes;
