declare const classes: {
  readonly desk: string;
  readonly end: string;
  readonly fields: string;
  readonly framed: string;
  readonly head: string;
  readonly name: string;
  readonly sheet: string;
  readonly table: string;
  readonly term: string;
  readonly title: string;
};
export default classes;
