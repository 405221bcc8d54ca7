/** A request as a text for comparison with others; undefined for values that JSON cannot represent, such as a function. */
export function writeContent(request: unknown): string | undefined {
  if (request === undefined) return '';
  // A file has no JSON of its own.
  return JSON.stringify(request, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value,
  );
}
