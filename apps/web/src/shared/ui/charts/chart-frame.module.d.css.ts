declare const classes: {
  readonly actions: string;
  readonly drawing: string;
  readonly hidden: string;
  readonly legend: string;
  readonly lines: string;
  readonly link: string;
  readonly shown: string;
  readonly table: string;
};
export default classes;
