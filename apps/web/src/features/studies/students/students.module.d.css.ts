declare const classes: {
  readonly accountField: string;
  readonly addHelp: string;
  readonly counts: string;
  readonly details: string;
  readonly done: string;
  readonly existed: string;
  readonly folder: string;
  readonly folderCell: string;
  readonly icons: string;
  readonly lacking: string;
  readonly number: string;
  readonly open: string;
  readonly quiet: string;
};
export default classes;
