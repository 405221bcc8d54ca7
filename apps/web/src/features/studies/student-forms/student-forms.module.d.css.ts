declare const classes: {
  readonly parts: string;
  readonly quiet: string;
  readonly values: string;
  readonly view: string;
};
export default classes;
