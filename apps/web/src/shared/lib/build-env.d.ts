/** The product's version, put in by the build. */
// The name is the convention for values that the build puts in.
// oxlint-disable-next-line no-underscore-dangle
declare const __APP_VERSION__: string;

interface ImportMetaEnv {
  /** '1' in builds for the end-to-end tests, which visit the catalogue. */
  readonly VITE_CATALOGUE: string;
  /** '1' in the build of `pnpm demo`. */
  readonly VITE_DEMO: string;
}
