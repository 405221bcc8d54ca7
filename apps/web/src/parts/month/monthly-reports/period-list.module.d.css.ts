declare const classes: {
  readonly card: string;
  readonly name: string;
  readonly quiet: string;
};
export default classes;
