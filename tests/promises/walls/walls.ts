/** What a folder (or file) may import besides itself: paths of the repository, packages, "node:" for Node's own. */
export type Wall = {
  may: readonly string[]
  /** these as types only */
  types?: readonly string[]
}

const node = ['node:']
const words = [
  'shared/src/contract',
  'shared/src/errors',
  'shared/src/rules',
  'shared/src/schemas',
  'shared/src/states',
]
/** All of shared that runs anywhere, without a browser or React. */
const headless = [...words, 'shared/src/access', 'shared/src/resources', 'shared/src/pages', 'shared/src/item-types']
const inBrowser = [...headless, 'shared/src/browser', 'shared/src/forms', 'shared/src/ui']

const siteFeature = [
  ...inBrowser,
  'site/src/kernel',
  'site/src/frame',
  'site/src/seo',
  'site/src/html',
  'site/src/data',
  'site/src/scripts',
  'site/src/layouts',
  'valibot',
  'react',
  'react-dom',
  'nanostores',
  '@nanostores/react',
]
/** Router, queries, tables and forms: what the features of the admin app are built of. */
const staffApp = [
  ...inBrowser,
  'valibot',
  'react',
  'react-hook-form',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-table',
]

const config = 'api/src/config.ts'
const portal = 'api/src/portal'
const db = 'api/src/db'
const events = 'api/src/events'
const kernel = 'api/src/kernel'
const storage = 'api/src/storage'
const media = 'api/src/media'
const accounts = 'api/src/accounts'
const enrollments = 'api/src/enrollments'
const itemTypes = 'api/src/item-types'
const publishing = 'api/src/publishing'
const search = 'api/src/search'
const content = 'api/src/content'
const certificates = 'api/src/certificates'
const sanitize = 'api/src/adapters/sanitize-content.ts'
const query = ['drizzle-orm', 'valibot']

/** What verbs, tasks and jobs are built on. */
const ground = [...node, ...headless, ...query, portal, db, events, kernel]

/**
 * Every folder with what it may import; the longest name that contains a file decides, and what is not named here may import nothing.
 * `*` is one name: an area may import itself, never another.
 */
export const walls: Readonly<Record<string, Wall>> = {
  'shared/src/errors': { may: [] },
  // Reads what was thrown, and a failed call is one of the things that are.
  'shared/src/errors/failure.ts': { may: ['shared/src/errors', 'shared/src/contract/call.ts'] },
  'shared/src/states': { may: ['shared/src/errors'] },
  'shared/src/schemas': { may: ['valibot', 'shared/src/errors', 'shared/src/rules', 'shared/src/states'] },
  'shared/src/schemas/phone.ts': { may: ['valibot', 'libphonenumber-js', 'shared/src/errors'] },
  'shared/src/schemas/format-phone.ts': { may: ['libphonenumber-js'] },
  'shared/src/rules': { may: ['valibot', ...headless] },
  'shared/src/access': { may: ['valibot', ...headless], types: ['shared/src/ui'] },
  'shared/src/contract': { may: ['valibot', ...headless] },
  'shared/src/resources': { may: ['valibot', ...headless], types: ['shared/src/ui'] },
  'shared/src/pages': { may: ['valibot', ...headless], types: ['shared/src/ui'] },
  'shared/src/item-types': { may: ['valibot', ...headless], types: ['shared/src/ui'] },
  'shared/src/forms': { may: ['valibot', ...headless] },
  'shared/src/browser': { may: ['valibot', ...headless, 'pusher-js'] },
  'shared/src/ui': { may: ['valibot', ...inBrowser, 'react', '@base-ui/react', '@simplewebauthn/browser'] },

  'site/src': {
    may: [
      ...inBrowser,
      'astro',
      'astro:middleware',
      'valibot',
      'react',
      'react-dom',
      'nanostores',
      '@nanostores/react',
    ],
  },
  'site/src/kernel': {
    may: [...inBrowser, 'valibot', 'react', 'nanostores', '@nanostores/react'],
  },
  // A feature is its own; the one that leads to another says so here.
  'site/src/features/*': { may: [...siteFeature] },
  'site/src/features/checkout': { may: [...siteFeature, 'site/src/features/cart', 'site/src/features/account'] },
  'site/src/features/learning': { may: [...siteFeature, 'site/src/features/course/item-kinds.ts', 'canvas-confetti'] },
  'site/src/features/notifications': { may: [...siteFeature, 'pusher-js'] },
  'site/src/layouts': { may: ['site/src', ...inBrowser, '@fontsource-variable/inter'] },
  'site/astro.config.ts': { may: ['site/hash-list.ts', 'astro', '@astrojs/node', '@astrojs/react'] },
  'site/hash-list.ts': { may: [...node], types: ['astro'] },

  'admin/src': { may: [...inBrowser, 'react', 'react-dom', '@fontsource-variable/inter'] },
  // kernel ← fields ← lists, features ← app
  'admin/src/kernel': { may: [...staffApp, '@hookform/resolvers'] },
  'admin/src/fields': { may: [...staffApp, 'admin/src/kernel', '@tiptap/react', '@tiptap/starter-kit'] },
  'admin/src/lists': { may: [...staffApp, 'admin/src/kernel', 'admin/src/fields'] },
  'admin/src/features/*': { may: [...staffApp, 'admin/src/kernel', 'admin/src/fields'] },
  'admin/src/features/pages.ts': { may: ['admin/src/features'], types: [...inBrowser, 'admin/src/kernel'] },
  'admin/src/app': {
    may: [...staffApp, 'admin/src/kernel', 'admin/src/lists', 'admin/src/features/pages.ts', 'pusher-js'],
  },
  'admin/vite.config.ts': { may: ['vite', '@vitejs/plugin-react'] },

  // From the ground up: a line may use what is above it.
  [config]: { may: ['valibot', portal, 'api/src/setting-kinds.ts', 'api/src/storage/s3-address.ts'] },
  'api/src/setting-kinds.ts': { may: [...node, 'valibot'] },
  [portal]: { may: ['shared/src/rules'], types: [config] },
  [db]: { may: [...node, 'drizzle-orm', 'postgres', 'graphile-worker', portal], types: [...headless, config] },
  [events]: { may: ['drizzle-orm'], types: [...headless, db] },
  'api/src/adapters': { may: [...node, 'nodemailer', 'sanitize-html'], types: [config, 'pino'] },
  'api/src/adapters/search-engine': { may: ['meilisearch'], types: [config] },
  'api/src/adapters/payments': { may: ['stripe'], types: [config] },
  [kernel]: {
    may: [...node, ...headless, ...query, 'better-auth', '@node-rs/argon2', portal, db, events],
    types: [config, storage, 'api/src/adapters', 'hono', '@hono/node-server', 'pino'],
  },
  'api/src/kernel/identity': { may: [...node, 'lru-cache', 'postgres', portal, db, kernel], types: [config, 'pino'] },
  [storage]: {
    may: [...node, '@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@aws-sdk/s3-request-presigner'],
    types: [config],
  },
  [media]: { may: [...ground, storage, 'sharp', 'file-type'], types: [config] },
  [accounts]: { may: [...ground, 'shared/src/forms'], types: [config] },
  [enrollments]: { may: [...ground, itemTypes] },
  [itemTypes]: { may: [...ground, media, content, sanitize, 'api/src/scorm'] },
  [publishing]: { may: [...ground, storage, 'api/src/without-parameters.ts'], types: [config, 'hono', 'pino'] },
  // The built site is output of the build, not a source.
  'api/src/publishing/render.ts': { may: [...node, ...headless, publishing, '(computed)'] },
  [search]: { may: [...ground, 'api/src/adapters/search-engine/search-engine.ts'], types: ['pino'] },
  [certificates]: {
    may: [...ground, media, storage, '@date-fns/tz', 'date-fns', '@react-pdf/renderer', 'react', 'qrcode', 'sharp'],
    types: [config],
  },
  'api/src/mails': { may: [...ground], types: [config] },
  'api/src/lists': { may: [...ground, sanitize, media, publishing, 'csv-stringify'] },
  'api/src/scorm/import': { may: [...node, ...headless, storage, media, 'fast-xml-parser', 'yauzl'] },
  'api/src/scorm/player': { may: ['shared/src/rules', 'scorm-again'] },
  'api/src/scorm/host': { may: [...node, ...headless, 'valibot', 'lru-cache', kernel, storage, media, content] },
  [content]: { may: [...ground, storage, media, 'hono', 'api/src/scorm/host', 'api/src/scorm/import'] },
  'api/src/areas/*': {
    may: [
      ...ground,
      accounts,
      enrollments,
      itemTypes,
      publishing,
      search,
      media,
      content,
      certificates,
      sanitize,
      'api/src/lists',
      'api/src/scorm/host',
      'api/src/realtime',
    ],
    types: [config, 'api/src/adapters/payments/payments.ts'],
  },
  'api/src/areas/second-factor': {
    may: [...ground, accounts, 'better-auth', '@simplewebauthn/server', 'otpauth', 'qrcode'],
  },
  'api/src/areas/areas.ts': { may: ['api/src/areas'], types: [kernel] },
  'api/src/reactions': {
    may: [
      ...ground,
      accounts,
      enrollments,
      publishing,
      search,
      certificates,
      media,
      storage,
      'api/src/mails',
      'api/src/scorm/import',
    ],
  },
  'api/src/jobs': { may: [...ground, search, media] },
  'api/src/realtime': { may: [...ground, 'postgres', 'ws'], types: ['pino'] },
  'api/src/edge': {
    may: [...node, ...headless, 'undici', config, portal, kernel, storage, publishing],
    types: ['pino'],
  },
  'api/src/openapi': { may: [...node, ...headless, kernel, portal, '@valibot/to-json-schema'], types: ['hono'] },
  'api/src/commands': {
    may: [...ground, accounts, publishing, search, config, 'api/src/log.ts', 'api/src/services.ts'],
  },

  // Where a process is assembled.
  'api/src/log.ts': { may: ['pino', 'api/src/log-stream.ts', 'api/src/without-parameters.ts'], types: [config] },
  'api/src/log-stream.ts': { may: ['pino'] },
  'api/src/without-parameters.ts': { may: ['drizzle-orm', 'postgres'] },
  'api/src/app.ts': {
    may: [
      ...node,
      ...headless,
      'hono',
      portal,
      kernel,
      content,
      'api/src/openapi',
      'api/src/areas/areas.ts',
      'api/src/areas/scorm/content-calls.ts',
    ],
  },
  'api/src/services.ts': {
    may: ['api/src/adapters', 'api/src/app.ts', 'api/src/log.ts', db, kernel, storage],
    types: [config, 'pino'],
  },
  'api/src/start-api.ts': {
    may: ['@hono/node-server', 'api/src/app.ts', config, content, media, kernel, 'api/src/realtime'],
    types: node,
  },
  'api/src/start-all.ts': { may: [...node, 'api/src/main.ts'], types: ['pino'] },
  'api/src/worker-leases.ts': { may: ['postgres'], types: ['pino'] },
  'api/src/worker.ts': {
    may: [
      ...node,
      'graphile-worker',
      'api/src/adapters',
      db,
      events,
      kernel,
      'api/src/jobs',
      'api/src/reactions',
      'api/src/without-parameters.ts',
      'api/src/worker-leases.ts',
    ],
    types: ['pino'],
  },
  'api/src/main.ts': {
    may: [
      config,
      'api/src/edge',
      'api/src/log.ts',
      publishing,
      'api/src/services.ts',
      'api/src/start-all.ts',
      'api/src/start-api.ts',
      'api/src/worker.ts',
    ],
  },
  'api/local': {
    may: [
      ...node,
      ...headless,
      'valibot',
      'hono',
      '@hono/node-server',
      '@node-rs/argon2',
      '@react-pdf/renderer',
      'react',
      'postal-mime',
      'smtp-server',
      'postgres',
      'sharp',
      'stripe',
      'yazl',
      'api/src',
    ],
  },
}

/** Temporary exceptions: "file → import". Empty, or each says what it waits for. */
export const exceptions: readonly string[] = []
