// happy-dom has no font loading API, and Mantine's autosizing textarea waits for it. This file belongs to a
// program without DOM types, therefore the reflective access.
const page: unknown = Reflect.get(globalThis, 'document');
if (typeof page === 'object' && page !== null && !('fonts' in page)) {
  const fonts = Object.assign(new EventTarget(), { ready: Promise.resolve(), status: 'loaded' });
  Object.defineProperty(page, 'fonts', { value: fonts, configurable: true });
}
