declare const classes: {
  readonly classHeads: string;
  readonly classLabel: string;
  readonly classRow: string;
  readonly factsPage: string;
  readonly group: string;
  readonly quiet: string;
  readonly words: string;
};
export default classes;
