declare const classes: {
  readonly address: string;
  readonly code: string;
  readonly feed: string;
  readonly feeds: string;
  readonly heading: string;
  readonly help: string;
  readonly links: string;
  readonly list: string;
  readonly parts: string;
  readonly picture: string;
  readonly quiet: string;
  readonly ways: string;
  readonly words: string;
};
export default classes;
