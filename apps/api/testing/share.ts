/** What several need of the same thing: made once for it. */
export const share = <Of extends object, T>(make: (of: Of) => Promise<T>) => {
  const made = new WeakMap<Of, Promise<T>>();
  return (of: Of): Promise<T> => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
};
