declare const classes: {
  readonly attachment: string;
  readonly bubble: string;
  readonly day: string;
  readonly earlier: string;
  readonly edited: string;
  readonly entry: string;
  readonly event: string;
  readonly history: string;
  readonly message: string;
  readonly meta: string;
  readonly none: string;
  readonly removable: string;
  readonly size: string;
  readonly thumbnail: string;
  readonly words: string;
};
export default classes;
