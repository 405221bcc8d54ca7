declare const classes: {
  readonly badge: string;
  readonly brand: string;
  readonly entry: string;
  readonly foot: string;
  readonly group: string;
  readonly heading: string;
  readonly kind: string;
  readonly label: string;
  readonly list: string;
  readonly product: string;
  readonly root: string;
};
export default classes;
