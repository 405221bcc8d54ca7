declare const classes: {
  readonly help: string;
  readonly previewed: string;
};
export default classes;
