declare const classes: {
  readonly content: string;
  readonly root: string;
  readonly wait: string;
};
export default classes;
