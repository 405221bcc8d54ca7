declare const classes: {
  readonly keys: string;
};
export default classes;
