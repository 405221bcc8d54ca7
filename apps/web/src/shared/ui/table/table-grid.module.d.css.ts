declare const classes: {
  readonly actionsCell: string;
  readonly below: string;
  readonly checkCell: string;
  readonly expandAll: string;
  readonly group: string;
  readonly groupBody: string;
  readonly groupRow: string;
  readonly head: string;
  readonly line: string;
  readonly region: string;
  readonly table: string;
};
export default classes;
