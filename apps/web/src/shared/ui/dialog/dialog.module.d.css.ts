declare const classes: {
  readonly actions: string;
  readonly body: string;
  readonly choices: string;
  readonly consequence: string;
  readonly content: string;
  readonly detail: string;
  readonly disc: string;
  readonly inner: string;
  readonly items: string;
  readonly notice: string;
  readonly question: string;
  readonly success: string;
  readonly tile: string;
  readonly wayOut: string;
};
export default classes;
