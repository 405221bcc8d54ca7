declare const classes: {
  readonly file: string;
  readonly hint: string;
  readonly inner: string;
  readonly name: string;
};
export default classes;
