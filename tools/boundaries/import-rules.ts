import type { IForbiddenRuleType } from 'dependency-cruiser';
import { floorRules, floors } from './floors.ts';

/** A package as resolved, whichever folder pnpm keeps it in. */
const packages = (...names: string[]) => `(^|/)node_modules/(${names.join('|')})/`;

const anyPackage = packages('[^./].*');
const tests = '\\.(test|spec)\\.tsx?$';
/** Tests, the helpers that lie beside them and the catalogue, which no production build holds. */
const testCode = [tests, '^(apps|packages)/.*/(testing|fixtures)/', '^apps/web/src/features/kit/catalogue/'];
const contract = '^packages/contract/src/';
const pureFiles = '\\.(policy|rules)\\.ts$';

/**
 * "Who may import whom" of docs/ARCHITECTURE.md. Every rule has a planted violation below planted/, so that a rule
 * that stopped working is noticed.
 */
export const importRules: (IForbiddenRuleType & { name: string })[] = [
  {
    name: 'contract-knows-only-itself',
    from: { path: contract, pathNot: testCode },
    to: { pathNot: [contract, packages('zod', 'stdnum', 'ibantools')] },
  },
  { name: 'web-never-sees-api', from: { path: '^apps/web/' }, to: { path: '^apps/api/' } },
  { name: 'api-never-sees-web', from: { path: '^apps/api/' }, to: { path: '^apps/web/' } },
  {
    name: 'platform-knows-no-module',
    from: { path: '^apps/api/src/platform/' },
    to: { path: '^apps/api/src/(modules/|app\\.ts|main\\.ts)' },
  },
  {
    name: 'module-knows-no-composition',
    from: { path: '^apps/api/src/modules/' },
    to: { path: '^apps/api/src/(app|main)\\.ts' },
  },
  {
    name: 'module-only-through-its-door',
    from: { path: '^apps/api/src/modules/([^/]+)/([^/]+)/' },
    to: {
      path: '^apps/api/src/modules/',
      pathNot: ['^apps/api/src/modules/$1/$2/', '^apps/api/src/modules/[^/]+/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'composition-only-through-doors',
    from: { path: '^apps/api/', pathNot: '^apps/api/src/modules/' },
    to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/[^/]+/[^/]+/index\\.ts$' },
  },
  {
    name: 'module-lies-in-an-area',
    from: {
      path: '^(apps/api/src/modules|apps/web/src/(features|parts|data)|packages/contract/src)/[^/]+/',
      pathNot: [
        ...testCode,
        `^(apps/api/src/modules|apps/web/src/(features|parts|data)|packages/contract/src)/(${floors.flat().join('|')})/`,
        `${contract}(common|access|numbers|realtime)/`,
      ],
    },
    to: {},
  },
  ...floorRules(testCode),
  {
    name: 'shared-knows-no-feature',
    from: { path: '^apps/web/src/shared/' },
    to: { path: '^apps/web/src/(features|app)/' },
  },
  {
    name: 'shared-knows-no-data',
    from: { path: '^apps/web/src/shared/' },
    to: { path: '^apps/web/src/(data|parts)/' },
  },
  {
    // Modules that every page needs: the session and its photo, the calendar of months, and common parts of all groups.
    name: 'shared-knows-no-domain',
    from: { path: '^apps/web/src/shared/', pathNot: testCode },
    to: {
      path: contract,
      pathNot: `${contract}(common|access|numbers|realtime|identity/accounts|talk/avatars|provider/system)/`,
    },
  },
  {
    name: 'data-knows-only-calls',
    from: { path: '^apps/web/src/data/', pathNot: testCode },
    to: { path: '^apps/web/', pathNot: ['^apps/web/src/(data|shared/(api|lib))/', '/node_modules/'] },
  },
  {
    name: 'parts-know-no-feature',
    from: { path: '^apps/web/src/parts/' },
    to: { path: '^apps/web/src/(features|app)/' },
  },
  {
    name: 'feature-knows-no-other-feature',
    from: { path: '^apps/web/src/features/([^/]+)/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/$2/' },
  },
  {
    name: 'feature-knows-no-app',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'fastify-only-at-the-edge',
    from: {
      path: '^(apps|packages)/',
      pathNot: ['\\.routes\\.ts$', '^apps/api/src/platform/http/', '^apps/api/src/[^/]+\\.ts$', ...testCode],
    },
    to: { path: packages('fastify', '@fastify') },
  },
  {
    name: 'sql-only-in-queries',
    from: {
      path: '^(apps|packages)/',
      pathNot: [
        '\\.queries\\.ts$',
        '^apps/api/src/platform/(db|jobs)/',
        '^apps/api/(database|seeds)/',
        ...testCode,
      ],
    },
    to: { path: packages('kysely', 'pg', 'pg-[a-z-]+') },
  },
  {
    // platform/outside-call.ts adds deadlines and refuses calls inside a transaction; a direct import would bypass both.
    name: 'outside-services-only-in-the-platform',
    from: { path: '^apps/api/', pathNot: ['^apps/api/src/platform/(files|mail)/', ...testCode] },
    to: { path: packages('@aws-sdk', 'nodemailer') },
  },
  {
    name: 'pool-only-in-main-testing-context',
    from: {
      path: '^apps/api/',
      pathNot: [
        '^apps/api/src/(main|migrate|foundation|command)\\.ts$',
        '^apps/api/src/platform/(context\\.ts$|db/)',
        '^apps/api/seeds/',
        ...testCode,
      ],
    },
    to: { path: '^apps/api/src/platform/db/database\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    // The type of the actor comes from the platform; what runs must be the contract and other rules.
    name: 'policies-and-rules-are-pure',
    from: { path: pureFiles },
    to: { pathNot: [contract, pureFiles], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'production-knows-no-testing',
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: testCode },
    to: { path: ['^apps/api/seeds/', '^(apps|packages)/.*/(testing|fixtures)/'] },
  },
  { name: 'nobody-imports-a-test', from: {}, to: { path: tests } },
  {
    name: 'production-knows-no-development-package',
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: testCode },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'packages-are-declared',
    from: { path: '^(apps|packages|e2e|tools)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    // `/// <reference types="node" />` reads as an import of "node".
    name: 'imports-exist',
    from: {},
    to: { couldNotResolve: true, pathNot: '^node$' },
  },
  {
    name: 'e2e-sees-only-the-contract',
    from: { path: '^e2e/' },
    to: { path: '^(apps|packages|tools)/', pathNot: contract },
  },
  {
    name: 'product-knows-no-tool',
    from: { path: '^(apps|packages)/' },
    to: { path: '^(tools|e2e)/' },
  },
  {
    name: 'tools-see-only-testing-and-seeds',
    from: { path: '^tools/' },
    to: { path: '^(apps|e2e)/', pathNot: '^apps/api/(testing|seeds)/' },
  },
  {
    // The context and its services name each other's types; only cycles of running code are forbidden. And the
    // list of screens imports its pages dynamically, when they are opened.
    name: 'no-cycles',
    from: { pathNot: anyPackage },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
];
