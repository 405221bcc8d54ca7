/** As it stands in logs and answers. */
export const nameColumn = ({ table, column }: { readonly table: string; readonly column: string }): string =>
  `${table}.${column}`;
