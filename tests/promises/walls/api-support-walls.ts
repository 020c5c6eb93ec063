import {
  accounts,
  certificates,
  pdf,
  receipts,
  config,
  content,
  db,
  enrollments,
  itemTypes,
  kernel,
  media,
  portal,
  publishing,
  sanitize,
  scormHost,
  scormImport,
  search,
  serving,
  settings,
  storage,
} from './api-folders.ts'
import { node, shared, type Wall } from './wall.ts'

/** What several areas, reactions and jobs use: files, SCORM, item types, enrollments, publishing, lists. */
export const apiSupportWalls: Readonly<Record<string, Wall>> = {
  [media]: { may: [node, ...shared('rules'), 'file-type', 'sharp', 'valibot', kernel, storage] },
  [serving]: { may: [node, kernel] },
  [scormImport]: {
    may: [node, ...shared('rules'), 'fast-xml-parser', 'yauzl', storage, media],
    types: [...shared('errors')],
  },
  'api/src/scorm/player': { may: [...shared('rules'), 'scorm-again'] },
  [scormHost]: { may: [node, ...shared('calls'), 'lru-cache', 'valibot', kernel, media, serving], types: [storage] },
  [content]: {
    may: [node, ...shared('contract'), 'hono', 'lru-cache', 'valibot', db, kernel, media, serving, scormHost, storage],
    types: [...shared('rules')],
  },
  [itemTypes]: {
    may: [...shared('contract', 'rules', 'schemas'), 'drizzle-orm', 'valibot', db, kernel, content, sanitize],
    types: [...shared('item-types')],
  },
  [accounts]: {
    may: [node, ...shared('access', 'errors', 'forms', 'rules', 'schemas'), 'drizzle-orm', db, kernel],
    types: [...shared('contract'), portal],
  },
  [enrollments]: {
    may: [node, ...shared('item-types', 'rules', 'states'), 'drizzle-orm', db, kernel, itemTypes],
    types: [...shared('contract'), portal],
  },
  [publishing]: {
    may: [
      node,
      ...shared('calls', 'contract', 'guards', 'item-types', 'pages', 'resources', 'rules', 'states', 'tags'),
      'drizzle-orm',
      portal,
      db,
      settings,
      kernel,
      'api/src/without-parameters.ts',
    ],
    types: ['hono', 'pino', config],
  },
  // The built site is output of the build, not a source.
  'api/src/publishing/render.ts': {
    may: [node, '(computed)', publishing],
    types: [...shared('calls', 'contract', 'tags')],
  },
  [search]: {
    may: [node, ...shared('contract', 'rules'), 'drizzle-orm', db, 'api/src/adapters/search-engine/search-engine.ts'],
    types: ['pino', kernel],
  },
  [pdf]: { may: [node, '@react-pdf/renderer', 'sharp', media], types: [storage] },
  [receipts]: {
    may: [node, ...shared('rules'), '@react-pdf/renderer', 'react', pdf],
    types: [...shared('contract'), storage],
  },
  [certificates]: {
    may: [
      ...shared('pages', 'rules'),
      '@date-fns/tz',
      '@react-pdf/renderer',
      'date-fns',
      'qrcode',
      'react',
      portal,
      media,
      pdf,
    ],
    types: [config, db, storage],
  },
  'api/src/mails': { may: [...shared('access', 'rules'), portal, db, kernel], types: [config] },
  'api/src/lists': {
    may: [
      ...shared('contract', 'errors', 'pages', 'resources', 'rules', 'schemas', 'states'),
      'csv-parse',
      'csv-stringify',
      'drizzle-orm',
      'valibot',
      db,
      kernel,
      publishing,
      sanitize,
    ],
    types: [...shared('calls')],
  },
  'api/src/realtime': {
    may: [node, ...shared('contract'), 'drizzle-orm', 'postgres', 'valibot', 'ws', db, kernel],
    types: ['pino'],
  },
  'api/src/openapi': {
    may: [node, ...shared('calls', 'errors'), '@valibot/to-json-schema', portal, kernel],
    types: ['hono'],
  },
}
