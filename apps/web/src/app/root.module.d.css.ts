declare const classes: {
  readonly appear: string;
  readonly pass: string;
  readonly progress: string;
};
export default classes;
