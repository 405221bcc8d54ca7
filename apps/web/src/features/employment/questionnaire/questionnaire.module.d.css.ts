declare const classes: {
  readonly add: string;
  readonly pair: string;
  readonly part: string;
  readonly partTitle: string;
  readonly quiet: string;
  readonly values: string;
  readonly view: string;
  readonly workplace: string;
  readonly workplaceHead: string;
  readonly workplaces: string;
};
export default classes;
