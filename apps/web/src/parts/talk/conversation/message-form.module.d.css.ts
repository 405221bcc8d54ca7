declare const classes: {
  readonly composer: string;
  readonly left: string;
  readonly picked: string;
  readonly ready: string;
  readonly readyOne: string;
  readonly text: string;
  readonly writing: string;
};
export default classes;
