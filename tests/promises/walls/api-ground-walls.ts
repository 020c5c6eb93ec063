import {
  config,
  csv,
  db,
  events,
  kernel,
  payments,
  pdf,
  portal,
  priceStamps,
  realtime,
  serving,
  settings,
  storage,
  tables,
  withoutParameters,
} from './api-folders.ts'
import { node, shared, type Wall } from './wall.ts'

/** The foundation of everything else: settings, tables, adapters, the kernel, and the parts that render, serve and send for every domain. */
export const apiGroundWalls: Readonly<Record<string, Wall>> = {
  [settings]: { may: [node, 'valibot'] },
  [config]: { may: ['valibot', settings] },
  [withoutParameters]: { may: ['drizzle-orm', 'postgres'] },
  'api/src/log.ts': { may: ['pino', withoutParameters], types: [config] },
  [portal]: { may: [...shared('rules'), settings], types: [config] },
  'api/src/adapters': { may: [node, ...shared('rules'), 'nodemailer', 'sanitize-html'], types: ['pino', config] },
  'api/src/adapters/search-engine': { may: ['meilisearch'], types: [config] },
  [payments]: { may: [...shared('states'), 'stripe', settings], types: [...shared('rules'), config] },
  'api/src/adapters/place-reviews': { may: ['lru-cache', 'valibot'], types: ['pino', config] },
  'api/src/db/portal-table.ts': { may: ['drizzle-orm'] },
  'api/src/kernel/tables.ts': { may: ['drizzle-orm', 'api/src/db/portal-table.ts'] },
  'api/src/domains/*/tables.ts': {
    may: ['drizzle-orm', 'api/src/db/portal-table.ts'],
    types: shared('access', 'errors', 'item-types', 'rules', 'schemas', 'states', 'tags'),
  },
  [db]: {
    may: [
      node,
      ...shared('states'),
      'drizzle-orm',
      'graphile-worker',
      'lru-cache',
      'postgres',
      'api/src/domains/*/tables.ts',
    ],
    types: shared('resources'),
  },
  // Code that reaches across portals, using the role allowed to do so.
  'api/src/db/cross-portal': {
    may: [...shared('access'), 'drizzle-orm', 'api/src/domains/*/tables.ts', db, portal],
    types: [config],
  },
  [events]: { may: ['drizzle-orm'], types: [...shared('rules', 'tags'), db] },
  [storage]: {
    may: [node, '@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@aws-sdk/s3-request-presigner', settings],
    types: [config],
  },
  [kernel]: {
    may: [
      node,
      ...shared('access', 'calls', 'errors', 'rules', 'schemas'),
      '@node-rs/argon2',
      'better-auth',
      'drizzle-orm',
      'lru-cache',
      'valibot',
      portal,
      ...tables,
      db,
      events,
      storage,
      settings,
    ],
    types: ['@hono/node-server', 'hono', 'pino', config, 'api/src/adapters'],
  },
  'api/src/kernel/identity': {
    may: [node, 'lru-cache', 'postgres', db, settings],
    types: ['pino', config, portal, kernel],
  },
  [csv]: { may: [...shared('rules'), 'csv-parse', kernel] },
  [serving]: { may: [node, storage, kernel] },
  [priceStamps]: { may: [serving], types: shared('rules', 'states') },
  [pdf]: { may: [node, '@react-pdf/renderer', 'fontkit', 'lru-cache'] },
  [realtime]: {
    may: [node, ...shared('access', 'contract'), 'drizzle-orm', 'postgres', 'valibot', 'ws', ...tables, db, kernel],
    types: ['pino'],
  },
}
