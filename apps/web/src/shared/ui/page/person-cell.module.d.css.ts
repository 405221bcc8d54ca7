declare const classes: {
  readonly detail: string;
  readonly name: string;
  readonly nameLine: string;
  readonly root: string;
  readonly words: string;
};
export default classes;
