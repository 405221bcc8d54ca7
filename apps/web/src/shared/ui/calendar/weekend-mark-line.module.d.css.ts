declare const classes: {
  readonly items: string;
  readonly line: string;
};
export default classes;
