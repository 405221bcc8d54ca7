declare const classes: {
  readonly help: string;
  readonly root: string;
};
export default classes;
