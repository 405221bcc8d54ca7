declare const classes: {
  readonly check: string;
};
export default classes;
