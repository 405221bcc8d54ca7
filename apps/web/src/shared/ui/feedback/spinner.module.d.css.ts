declare const classes: {
  readonly spinner: string;
};
export default classes;
