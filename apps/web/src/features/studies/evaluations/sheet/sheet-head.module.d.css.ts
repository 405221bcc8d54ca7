declare const classes: {
  readonly closed: string;
  readonly head: string;
  readonly progress: string;
  readonly wide: string;
};
export default classes;
