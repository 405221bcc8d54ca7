const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);

/** The other side cannot be reached, or hung up. */
export const isNetworkError = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && codes.has(error.code);
