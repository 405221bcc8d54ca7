declare const classes: {
  readonly account: string;
  readonly bar: string;
  readonly barWords: string;
  readonly quiet: string;
  readonly raw: string;
  readonly root: string;
  readonly tile: string;
  readonly tileLabel: string;
  readonly tileValue: string;
  readonly tiles: string;
};
export default classes;
