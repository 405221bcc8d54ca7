// plants: one-writer-per-table
export const add = (db: { insertInto: (table: string) => unknown }): unknown => db.insertInto('place_list');
