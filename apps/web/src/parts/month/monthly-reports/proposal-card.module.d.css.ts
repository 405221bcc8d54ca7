declare const classes: {
  readonly icon: string;
  readonly root: string;
  readonly words: string;
};
export default classes;
