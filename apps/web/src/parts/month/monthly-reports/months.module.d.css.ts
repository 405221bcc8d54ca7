declare const classes: {
  readonly alike: string;
  readonly answer: string;
  readonly back: string;
  readonly concerns: string;
  readonly controls: string;
  readonly entryConcerns: string;
  readonly error: string;
  readonly kind: string;
  readonly kinds: string;
  readonly notice: string;
  readonly periods: string;
  readonly reviewing: string;
  readonly statement: string;
  readonly toEntry: string;
  readonly toolbar: string;
};
export default classes;
