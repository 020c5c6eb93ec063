import { node, shared, type Wall } from './wall.ts'

const settings = 'api/src/settings'
const config = 'api/src/config.ts'
const portal = 'api/src/portal'
const db = 'api/src/db'
const events = 'api/src/events'
const kernel = 'api/src/kernel'
const storage = 'api/src/storage'
const media = 'api/src/media'
const serving = 'api/src/serving'
const scormImport = 'api/src/scorm/import'
const scormHost = 'api/src/scorm/host'
const content = 'api/src/content'
const itemTypes = 'api/src/item-types'
const accounts = 'api/src/accounts'
const enrollments = 'api/src/enrollments'
const publishing = 'api/src/publishing'
const search = 'api/src/search'
const certificates = 'api/src/certificates'
const sanitize = 'api/src/adapters/sanitize-content.ts'

export const apiWalls: Readonly<Record<string, Wall>> = {
  // From the ground up: a line may use what is above it.
  [settings]: { may: [node, 'valibot'] },
  [config]: { may: ['valibot', settings] },
  'api/src/without-parameters.ts': { may: ['drizzle-orm', 'postgres'] },
  'api/src/log-stream.ts': { may: ['pino'] },
  'api/src/log.ts': { may: ['pino', 'api/src/log-stream.ts', 'api/src/without-parameters.ts'], types: [config] },
  [portal]: { may: [...shared('rules'), settings], types: [config] },
  'api/src/adapters': { may: [node, 'nodemailer', 'sanitize-html'], types: ['pino', config] },
  'api/src/adapters/search-engine': { may: ['meilisearch'], types: [config] },
  'api/src/adapters/payments': { may: ['stripe'], types: [config] },
  [db]: {
    may: [node, 'drizzle-orm', 'graphile-worker', 'postgres'],
    types: [...shared('access', 'item-types', 'pages', 'rules', 'states')],
  },
  // What reaches across portals, as the role that may.
  'api/src/db/cross-portal': {
    may: ['drizzle-orm', db, portal],
    types: [...shared('access', 'contract'), config, 'api/src/adapters/payments/payments.ts'],
  },
  [events]: { may: ['drizzle-orm'], types: [...shared('pages'), db] },
  [storage]: {
    may: [node, '@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@aws-sdk/s3-request-presigner', settings],
    types: [config],
  },
  [kernel]: {
    may: [
      node,
      ...shared('access', 'contract', 'errors', 'rules', 'schemas'),
      '@node-rs/argon2',
      'better-auth',
      'drizzle-orm',
      'valibot',
      portal,
      db,
      events,
      settings,
    ],
    types: ['@hono/node-server', 'hono', 'pino', config, storage, 'api/src/adapters'],
  },
  'api/src/kernel/identity': {
    may: [node, 'lru-cache', 'postgres', db, settings],
    types: ['pino', config, portal, kernel],
  },
  [media]: { may: [node, ...shared('rules'), 'file-type', 'sharp', 'valibot', kernel, storage] },
  [serving]: { may: [node, kernel] },
  [scormImport]: {
    may: [node, ...shared('rules'), 'fast-xml-parser', 'yauzl', storage, media],
    types: [...shared('errors')],
  },
  'api/src/scorm/player': { may: [...shared('rules'), 'scorm-again'] },
  [scormHost]: { may: [node, ...shared('contract'), 'lru-cache', 'valibot', kernel, media, serving], types: [storage] },
  [content]: {
    may: [node, ...shared('contract'), 'hono', 'valibot', db, kernel, media, serving, scormHost],
    types: [...shared('rules'), storage],
  },
  [itemTypes]: {
    may: [...shared('contract', 'rules', 'schemas'), 'drizzle-orm', 'valibot', db, kernel, content, sanitize],
    types: [...shared('item-types')],
  },
  [accounts]: {
    may: [node, ...shared('access', 'errors', 'forms', 'rules'), 'drizzle-orm', db, kernel],
    types: [...shared('contract'), portal],
  },
  [enrollments]: {
    may: [node, ...shared('item-types', 'rules', 'states'), 'drizzle-orm', db, kernel, itemTypes],
    types: [...shared('contract'), portal],
  },
  [publishing]: {
    may: [
      node,
      ...shared('contract', 'item-types', 'pages', 'rules', 'states'),
      'drizzle-orm',
      portal,
      db,
      kernel,
      'api/src/without-parameters.ts',
    ],
    types: [...shared('access', 'resources'), 'hono', 'pino', config],
  },
  // The built site is output of the build, not a source.
  'api/src/publishing/render.ts': { may: [node, '(computed)', publishing], types: [...shared('contract', 'pages')] },
  [search]: {
    may: [node, ...shared('rules'), 'drizzle-orm', db, 'api/src/adapters/search-engine/search-engine.ts'],
    types: [...shared('contract'), 'pino', kernel],
  },
  [certificates]: {
    may: [
      node,
      ...shared('pages', 'rules'),
      '@date-fns/tz',
      '@react-pdf/renderer',
      'date-fns',
      'qrcode',
      'react',
      'sharp',
      portal,
      media,
    ],
    types: [config, db, storage],
  },
  'api/src/mails': { may: [...shared('access', 'rules'), portal, db, kernel], types: [config] },
  'api/src/lists': {
    may: [...shared('errors', 'resources', 'rules'), 'csv-stringify', 'drizzle-orm', kernel, publishing, sanitize],
    types: [...shared('contract'), db],
  },
  'api/src/realtime': {
    may: [node, ...shared('contract'), 'drizzle-orm', 'postgres', 'valibot', 'ws', db, kernel],
    types: ['pino'],
  },
  'api/src/openapi': {
    may: [node, ...shared('contract', 'errors'), '@valibot/to-json-schema', portal, kernel],
    types: ['hono'],
  },
  'api/src/areas/*': {
    may: [
      node,
      ...shared('access', 'contract', 'errors', 'item-types', 'pages', 'resources', 'rules', 'states'),
      'drizzle-orm',
      portal,
      db,
      events,
      kernel,
      media,
      accounts,
      enrollments,
      itemTypes,
      publishing,
      search,
      content,
      scormHost,
      certificates,
      sanitize,
      'api/src/lists',
      'api/src/realtime',
    ],
    types: [config, 'api/src/adapters/payments/payments.ts'],
  },
  'api/src/areas/second-factor': {
    may: [
      node,
      ...shared('access', 'contract', 'rules'),
      '@simplewebauthn/server',
      'better-auth',
      'drizzle-orm',
      'otpauth',
      'qrcode',
      'valibot',
      portal,
      db,
      kernel,
      accounts,
      settings,
    ],
  },
  'api/src/areas/areas.ts': { may: ['api/src/areas'], types: [kernel] },
  'api/src/reactions': {
    may: [
      ...shared('access', 'pages', 'resources', 'rules', 'states'),
      'drizzle-orm',
      db,
      events,
      kernel,
      storage,
      accounts,
      enrollments,
      publishing,
      search,
      scormImport,
      certificates,
      'api/src/mails',
    ],
  },
  'api/src/jobs': { may: ['drizzle-orm', db, media, search], types: [events, kernel] },
  'api/src/edge': {
    may: [
      node,
      ...shared('access', 'contract', 'errors', 'pages'),
      'undici',
      config,
      portal,
      kernel,
      storage,
      publishing,
      settings,
    ],
    types: ['pino'],
  },

  // Where a process is assembled.
  'api/src/app.ts': {
    may: [
      node,
      'hono',
      kernel,
      content,
      settings,
      'api/src/areas/areas.ts',
      'api/src/areas/scorm/content-calls.ts',
      'api/src/openapi',
    ],
  },
  'api/src/services.ts': {
    may: [db, kernel, storage, 'api/src/adapters', 'api/src/app.ts', 'api/src/log.ts'],
    types: ['pino', config],
  },
  'api/src/commands': {
    may: [
      node,
      ...shared('rules', 'schemas'),
      'drizzle-orm',
      'valibot',
      config,
      db,
      kernel,
      accounts,
      publishing,
      search,
      'api/src/log.ts',
      'api/src/services.ts',
    ],
  },
  'api/src/start-api.ts': {
    may: ['@hono/node-server', config, kernel, content, 'api/src/app.ts', 'api/src/realtime'],
    types: [node],
  },
  'api/src/worker-leases.ts': { may: ['postgres'], types: ['pino'] },
  'api/src/worker.ts': {
    may: [
      node,
      'graphile-worker',
      db,
      events,
      'api/src/adapters',
      'api/src/jobs',
      'api/src/reactions',
      'api/src/without-parameters.ts',
      'api/src/worker-leases.ts',
    ],
    types: ['pino', kernel],
  },
  'api/src/start-all.ts': { may: [node, 'api/src/main.ts'], types: ['pino'] },
  'api/src/main.ts': {
    may: [
      config,
      publishing,
      'api/src/edge',
      'api/src/log.ts',
      'api/src/services.ts',
      'api/src/start-all.ts',
      'api/src/start-api.ts',
      'api/src/worker.ts',
    ],
  },
  'api/local': {
    may: [
      node,
      ...shared('item-types', 'rules'),
      '@hono/node-server',
      '@node-rs/argon2',
      '@react-pdf/renderer',
      'hono',
      'postal-mime',
      'postgres',
      'react',
      'sharp',
      'smtp-server',
      'stripe',
      'valibot',
      'yazl',
      scormImport,
      'api/src',
    ],
  },
}
