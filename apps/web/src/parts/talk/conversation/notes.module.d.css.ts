declare const classes: {
  readonly mode: string;
  readonly modes: string;
  readonly note: string;
  readonly noteHead: string;
};
export default classes;
