declare const classes: {
  readonly count: string;
  readonly list: string;
  readonly panel: string;
};
export default classes;
