declare const classes: {
  readonly brand: string;
  readonly card: string;
  readonly cardMark: string;
  readonly kind: string;
  readonly name: string;
  readonly product: string;
  readonly root: string;
  readonly side: string;
  readonly slogan: string;
  readonly sloganHelp: string;
  readonly version: string;
};
export default classes;
