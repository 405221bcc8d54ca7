declare const classes: {
  readonly day: string;
  readonly detail: string;
  readonly heading: string;
  readonly line: string;
  readonly lines: string;
  readonly over: string;
  readonly root: string;
  readonly tile: string;
  readonly words: string;
};
export default classes;
