declare const classes: {
  readonly head: string;
  readonly title: string;
};
export default classes;
