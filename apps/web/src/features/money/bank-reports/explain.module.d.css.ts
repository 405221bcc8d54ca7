declare const classes: {
  readonly keys: string;
  readonly keysHelp: string;
  readonly other: string;
  readonly panel: string;
  readonly panelActions: string;
  readonly part: string;
  readonly partsFoot: string;
  readonly quiet: string;
  readonly suggestion: string;
  readonly suggestionWords: string;
  readonly suggestions: string;
  readonly traces: string;
  readonly transfer: string;
  readonly transferred: string;
  readonly whose: string;
};
export default classes;
