import {
  config,
  db,
  domain,
  events,
  kernel,
  mailRegistry,
  materialUserRegistry,
  payments,
  pdf,
  portal,
  priceStamps,
  purposeRegistry,
  realtime,
  sanitize,
  serving,
  settings,
  storage,
  tables,
  withoutParameters,
} from './api-folders.ts'
import { node, shared, type Wall } from './wall.ts'

/** What the files of every domain may use. */
const ground = [
  node,
  ...shared(
    'access',
    'calls',
    'contract',
    'errors',
    'forms',
    'guards',
    'item-types',
    'pages',
    'resources',
    'rules',
    'schemas',
    'states',
    'tags',
  ),
  '@date-fns/tz',
  'date-fns',
  'drizzle-orm',
  'lru-cache',
  'valibot',
  portal,
  ...tables,
  db,
  events,
  kernel,
  serving,
  settings,
  storage,
]

type Uses = { domains?: readonly string[]; others?: readonly string[]; types?: readonly string[] }

/** Every domain with the domains below it that it uses, and with what it alone needs. */
const domains: Readonly<Record<string, Uses>> = {
  access: {},
  catalog: { others: ['api/src/adapters/search-engine/search-engine.ts'], types: ['pino'] },
  credits: {},
  partners: {},
  portals: { others: ['better-auth', 'tldts', 'api/src/adapters/certificate-of.ts'], types: [config] },
  identity: { domains: ['access'] },
  media: { others: ['file-type', 'sharp'] },
  notifications: { domains: ['portals'], types: [config, 'api/src/adapters/mail.ts'] },
  'item-types': { domains: ['media'], others: [sanitize] },
  publishing: {
    domains: ['media', 'portals'],
    others: ['sharp', pdf, withoutParameters],
    types: ['hono', 'pino', config],
  },
  orders: {
    domains: ['credits', 'media'],
    others: ['@react-pdf/renderer', 'react', pdf],
    types: [`${payments}/payments.ts`, `${payments}/tax.ts`],
  },
  lists: { domains: ['access', 'credits', 'publishing'], others: ['csv-parse', sanitize] },
  learning: { domains: ['access', 'credits', 'item-types'] },
  subscriptions: {
    domains: ['credits', 'identity', 'orders'],
    types: [`${payments}/payments.ts`, `${payments}/recurring.ts`],
  },
  courses: { domains: ['item-types', 'learning'] },
  exams: { domains: ['access', 'item-types', 'learning'] },
  credentials: {
    domains: ['learning', 'media'],
    others: ['@react-pdf/renderer', 'qrcode', 'react', pdf],
    types: [config],
  },
  library: {
    domains: ['access', 'item-types', 'media'],
    others: ['@tokenizer/range', '@tus/file-store', '@tus/s3-store', '@tus/server', 'music-metadata', 'sharp'],
  },
  scorm: { domains: ['library', 'media'], others: ['fast-xml-parser', 'playwright-core', 'scorm-again', 'yauzl'] },
  content: { domains: ['media', 'scorm'], others: ['hono'] },
  shares: { domains: ['courses', 'exams', 'item-types', 'publishing'] },
}

const ownFiles = Object.entries(domains).map(
  ([name, { domains: below = [], others = [], types = [] }]): [string, Wall] => [
    domain(name),
    { common: ground, may: [...below.map(domain), ...others], types },
  ],
)

/** What the domains are: from the lowest up, then the parts of each that nothing but the registries imports. */
export const apiDomainWalls: Readonly<Record<string, Wall>> = {
  // The built site is output of the build, not a source.
  [domain('publishing/render.ts')]: { common: ground, may: ['(computed)', domain('publishing')] },
  ...Object.fromEntries(ownFiles),
  [domain('*/mails')]: { isLeaf: true, common: ground, may: [domain('notifications')] },
  [mailRegistry]: { may: [domain('*/mails')], types: shared('rules') },
  [domain('*/material-uses')]: { isLeaf: true, common: ground, may: ['api/src/domains'] },
  [materialUserRegistry]: { may: [domain('*/material-uses')], types: [domain('library')] },
  [domain('*/upload-purposes')]: { isLeaf: true, common: ground, may: ['api/src/domains', materialUserRegistry] },
  [purposeRegistry]: { may: [domain('*/upload-purposes')], types: [domain('library')] },
  [domain('*/reactions')]: {
    isLeaf: true,
    common: ground,
    may: ['api/src/domains', mailRegistry, materialUserRegistry, purposeRegistry],
  },
  [domain('*/jobs')]: { isLeaf: true, common: ground, may: ['api/src/domains'] },
  [domain('*/calls')]: {
    isLeaf: true,
    common: ground,
    may: ['api/src/domains', materialUserRegistry, purposeRegistry, sanitize, priceStamps, realtime],
    types: ['pino', config, payments],
  },
  [domain('identity/calls/second-factor')]: {
    isLeaf: true,
    common: ground,
    may: [domain('identity'), '@simplewebauthn/server', 'better-auth', 'otpauth', 'qrcode'],
  },
}
