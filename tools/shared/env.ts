/** A variable of the environment; an empty one counts as absent. */
export function env(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}
