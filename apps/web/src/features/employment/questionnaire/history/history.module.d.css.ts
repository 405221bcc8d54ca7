declare const classes: {
  readonly author: string;
  readonly card: string;
  readonly change: string;
  readonly changes: string;
  readonly kind: string;
  readonly moment: string;
  readonly quiet: string;
  readonly root: string;
  readonly sides: string;
  readonly whole: string;
};
export default classes;
