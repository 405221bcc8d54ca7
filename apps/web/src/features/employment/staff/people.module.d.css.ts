declare const classes: {
  readonly addHelp: string;
  readonly changed: string;
  readonly consent: string;
  readonly marks: string;
  readonly notice: string;
  readonly numbers: string;
  readonly password: string;
};
export default classes;
