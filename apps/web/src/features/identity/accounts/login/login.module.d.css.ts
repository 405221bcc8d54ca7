declare const classes: {
  readonly alert: string;
  readonly error: string;
  readonly eye: string;
  readonly forgotten: string;
  readonly form: string;
  readonly icon: string;
  readonly input: string;
  readonly label: string;
  readonly link: string;
  readonly news: string;
  readonly password: string;
  readonly submit: string;
  readonly turn: string;
};
export default classes;
