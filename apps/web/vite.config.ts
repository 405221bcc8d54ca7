import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiReference } from './build/api-reference.ts';
import { classTypes } from './build/class-types.ts';
import { fontPreload } from './build/font-preload.ts';
import { leaveOut } from './build/left-out.ts';
import { moduleSizes } from './build/module-sizes.ts';
import { chunkGroups } from './build/parts.ts';
import { routeHeads } from './build/route-heads.ts';

/** Version in the repository's manifest; shown in the drawer's foot and on the login page. */
const { version: appVersion } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string }; // the manifest's own field

const api = process.env['INDEKS_API'] ?? 'http://127.0.0.1:3000';
const apiPaths = ['/api', '/chatapi', '/notificationapi', '/meetingapi', '/mentoringapi', '/issuetrackerapi'];

export default defineConfig({
  plugins: [
    routeHeads(),
    leaveOut(),
    react(),
    classTypes(),
    fontPreload(),
    apiReference(),
    moduleSizes(import.meta.dirname),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(appVersion),
    // Spelt out so that the imports of the catalogue and the demo are dead code, and dropped, in a production build.
    'import.meta.env.VITE_CATALOGUE': JSON.stringify(process.env['VITE_CATALOGUE'] ?? '0'),
    'import.meta.env.VITE_DEMO': JSON.stringify(process.env['VITE_DEMO'] ?? '0'),
  },
  server: {
    port: 5173,
    strictPort: true,
    // The Host header stays the browser's, so that the API sees its requests as same-origin.
    proxy: {
      ...Object.fromEntries(apiPaths.map((path) => [path, { target: api, changeOrigin: false }])),
      '/socket.io': { target: api, changeOrigin: false, ws: true },
    },
  },
  // All at the start: a dependency found later would reload the page in the middle of somebody's work.
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // No data: addresses, so that the content security policy needs none.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
