// plants: one-writer-per-table
export const clear = (db: { deleteFrom: (table: string) => unknown }, table: string): unknown =>
  db.deleteFrom(table);
