// plants: production-knows-no-development-package
import fc from 'fast-check';

export const anything = fc.anything;
