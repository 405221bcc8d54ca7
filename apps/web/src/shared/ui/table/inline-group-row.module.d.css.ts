declare const classes: {
  readonly more: string;
};
export default classes;
