// plants: one-writer-per-table
export const statement = 'update places set name = $1';
