declare const classes: {
  readonly cards: string;
  readonly columnsHead: string;
  readonly foot: string;
  readonly found: string;
  readonly group: string;
  readonly groupTitle: string;
  readonly head: string;
  readonly meanings: string;
  readonly outcome: string;
  readonly pastedWords: string;
  readonly pasting: string;
  readonly preview: string;
  readonly quiet: string;
  readonly table: string;
  readonly typed: string;
  readonly words: string;
};
export default classes;
