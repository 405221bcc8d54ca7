declare const classes: {
  readonly body: string;
  readonly card: string;
  readonly check: string;
  readonly chips: string;
  readonly group: string;
  readonly groupHead: string;
  readonly line: string;
  readonly lineIcon: string;
  readonly lineWords: string;
  readonly list: string;
  readonly menu: string;
  readonly name: string;
  readonly tiles: string;
  readonly value: string;
  readonly values: string;
};
export default classes;
