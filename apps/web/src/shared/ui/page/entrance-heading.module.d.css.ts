declare const classes: {
  readonly help: string;
  readonly root: string;
  readonly title: string;
};
export default classes;
