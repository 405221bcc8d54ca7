declare const classes: {
  readonly all: string;
  readonly progress: string;
  readonly protocols: string;
  readonly quiet: string;
  readonly row: string;
  readonly rows: string;
  readonly state: string;
  readonly subject: string;
  readonly who: string;
};
export default classes;
