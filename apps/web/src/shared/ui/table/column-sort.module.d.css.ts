declare const classes: {
  readonly sort: string;
};
export default classes;
