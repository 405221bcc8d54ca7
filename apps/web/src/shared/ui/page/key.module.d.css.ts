declare const classes: {
  readonly key: string;
};
export default classes;
