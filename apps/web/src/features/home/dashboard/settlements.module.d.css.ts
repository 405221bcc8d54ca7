declare const classes: {
  readonly amount: string;
  readonly arrears: string;
  readonly debtor: string;
  readonly debts: string;
  readonly drop: string;
  readonly dropInner: string;
  readonly dropTitle: string;
  readonly headings: string;
  readonly legend: string;
  readonly owed: string;
  readonly paid: string;
  readonly quiet: string;
  readonly refusal: string;
};
export default classes;
