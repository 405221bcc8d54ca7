/** The viewer is in the built web (apps/web/build/api-reference.ts). It sends nothing: calls are shown and cannot be tried. */
export const referencePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Indeks API</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api-reference/reference.css" />
    <script src="/api-reference/rapidoc.js" defer></script>
    <script src="/api-reference/start.js" defer></script>
  </head>
  <body>
    <rapi-doc
      spec-url="/api/openapi.json"
      render-style="focused"
      schema-style="table"
      theme="light"
      primary-color="#4338ca"
      load-fonts="false"
      show-header="false"
      allow-try="false"
      allow-authentication="false"
      allow-server-selection="false"
      allow-spec-url-load="false"
      allow-spec-file-load="false"
      show-method-in-nav-bar="as-plain-text"
      default-schema-tab="schema"
      sort-tags="true"
    ></rapi-doc>
  </body>
</html>
`;
