declare const classes: {
  readonly device: string;
  readonly endOthers: string;
  readonly help: string;
  readonly list: string;
  readonly password: string;
  readonly session: string;
  readonly sessions: string;
  readonly times: string;
  readonly words: string;
};
export default classes;
