declare const classes: {
  readonly bar: string;
  readonly column: string;
  readonly link: string;
  readonly lying: string;
  readonly name: string;
  readonly note: string;
  readonly pillar: string;
  readonly row: string;
  readonly standing: string;
  readonly town: string;
  readonly track: string;
  readonly value: string;
};
export default classes;
