declare const classes: {
  readonly actions: string;
  readonly closed: string;
  readonly conversation: string;
  readonly head: string;
  readonly partner: string;
  readonly role: string;
  readonly taker: string;
  readonly typing: string;
  readonly words: string;
};
export default classes;
