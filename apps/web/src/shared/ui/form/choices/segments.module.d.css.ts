declare const classes: {
  readonly count: string;
  readonly root: string;
  readonly segment: string;
};
export default classes;
