declare const classes: {
  readonly root: string;
  readonly words: string;
};
export default classes;
