import { confirmedAboutHeader, confirmedHeader } from '@indeks/contract/common/route';
import { errorStatus } from '@indeks/contract/common/errors';
import { errorTexts } from '@indeks/contract/common/errors.texts';

const listErrors = (): string =>
  Object.entries(errorStatus)
    .map(([code, status]) => `| \`${code}\` | ${status} | ${errorTexts[code as keyof typeof errorStatus]} |`) // keys of the same table
    .join('\n');

/** General rules for every call, for the description of the document; in Markdown. */
export const describeConventions = (): string => `
Everything the portal does goes through these calls. The document is made from the contract that server and browser share.

## Session

\`POST /api/users/login\` sets the cookie \`__Host-indeks\`; every other call sends it back. A call that changes something must come from the
portal's own origin (\`Sec-Fetch-Site\` or \`Origin\`). No session is 401, a missing permission 403, a record that is another's 404.
Each call names its access: \`public\`, \`session\` or a permission of the role table.

## Lists

\`page\`, \`itemsPerPage\` (at most 100), \`sortBy\`, \`sortDesc\` and \`search\` are parameters of every list. The answer has \`items\`, \`total\` and
\`capped\`; a total is counted to a bound, and \`capped\` says that there may be more. Example: \`GET /api/places?page=1&itemsPerPage=20&search=warszawa\`.

## Idempotency

A call with the header parameter \`Idempotency-Key\` (a UUID of the caller) may be repeated: within 7 days the same key and body get the first
answer. The same key with another body is refused with \`idempotency/other-request\`.

## Versions of a record

A record that can be edited carries \`version\`, and a change sends the one it has read. If somebody was faster, the answer is 409
\`record/stale\` with the current record in \`details\`.

## Confirmation

A refusal with \`confirmable\` in its \`details\` is a question. The same call with \`${confirmedHeader}: true\` says yes.
With \`${confirmedAboutHeader}\` and the \`about\` of the \`details\` it is a yes to that question alone: what changed meanwhile is asked again.

## Versions of this API

The version is that of the release. Within a release nothing changes; what changes between releases is in CHANGELOG.md. Fields may be added
to answers at any time; an unknown field of a request is refused with 400.

## Refusals

Every refusal has one shape, for example
\`{"code":"record/not-found","message":"…","requestId":"…"}\`, and at most 20 \`fields\` with the path and the message of each.

| code | status | sentence |
| ---- | ------ | -------- |
${listErrors()}
`;
