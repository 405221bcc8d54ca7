// plants: one-writer-per-table
export const rename = (db: { updateTable: (table: string) => unknown }): unknown => db.updateTable('places');
