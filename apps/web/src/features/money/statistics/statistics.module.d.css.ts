declare const classes: {
  readonly cards: string;
  readonly context: string;
  readonly count: string;
  readonly filters: string;
  readonly tile: string;
  readonly tiles: string;
  readonly wide: string;
};
export default classes;
