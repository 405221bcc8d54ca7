declare const classes: {
  readonly choose: string;
  readonly chosen: string;
  readonly folded: string;
  readonly legend: string;
  readonly participants: string;
  readonly people: string;
  readonly quiet: string;
  readonly repeat: string;
  readonly seriesHead: string;
  readonly seriesRow: string;
  readonly table: string;
  readonly wrong: string;
};
export default classes;
