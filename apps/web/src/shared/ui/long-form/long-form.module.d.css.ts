declare const classes: {
  readonly above: string;
  readonly buttons: string;
  readonly choices: string;
  readonly draft: string;
  readonly fields: string;
  readonly form: string;
  readonly group: string;
  readonly help: string;
  readonly hint: string;
  readonly problems: string;
  readonly root: string;
  readonly saveBar: string;
  readonly section: string;
  readonly sectionTitle: string;
  readonly summary: string;
};
export default classes;
