// plants: no-outside-call-in-transaction
interface Tx {
  readonly services: { readonly files: { remove(key: string): Promise<void> } };
}

export const removeInside = (tx: Tx, key: string) => tx.services.files.remove(key);
