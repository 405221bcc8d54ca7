declare const classes: {
  readonly bare: string;
  readonly column: string;
  readonly main: string;
  readonly root: string;
  readonly side: string;
};
export default classes;
