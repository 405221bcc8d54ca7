declare const classes: {
  readonly values: string;
};
export default classes;
