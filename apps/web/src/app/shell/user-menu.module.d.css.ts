declare const classes: {
  readonly item: string;
  readonly name: string;
  readonly role: string;
  readonly target: string;
  readonly words: string;
};
export default classes;
