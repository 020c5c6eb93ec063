import {
  attentionRegistry,
  config,
  csv,
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

/** Imports that the files of every domain may use. */
const ground = [
  node,
  ...shared(
    'access',
    'calls',
    'contract',
    'errors',
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
  csv,
  serving,
  settings,
  storage,
]

type Uses = { domains?: readonly string[]; others?: readonly string[]; types?: readonly string[] }

/** The one part of learning that identity uses: how invitations end in the statement that ends a membership. */
const endOfInvitations = domain('learning/invitations/cancel-invitations-of.ts')

/** Every domain with the lower domains it uses and the imports that only it needs. */
const domains: Readonly<Record<string, Uses>> = {
  access: {},
  catalog: { others: ['api/src/adapters/search-engine/search-engine.ts'], types: ['pino'] },
  credits: {},
  partners: {},
  portals: { others: ['better-auth', 'tldts', 'api/src/adapters/tls-certificate.ts'], types: [config] },
  notifications: { domains: ['portals'], types: [config, 'api/src/adapters/mail.ts'] },
  identity: { domains: ['access', 'notifications'], others: [endOfInvitations] },
  media: { others: ['file-type', 'sharp'] },
  'item-types': { domains: ['media'], others: [sanitize] },
  publishing: {
    domains: ['media', 'notifications', 'portals'],
    others: ['sharp', pdf, withoutParameters],
    types: ['hono', 'pino', config],
  },
  lists: { domains: ['access', 'credits', 'partners', 'publishing'], others: [sanitize] },
  learning: { domains: ['access', 'credits', 'identity', 'item-types', 'lists', 'notifications'] },
  orders: {
    domains: ['credits', 'learning', 'media', 'portals'],
    others: ['@react-pdf/renderer', 'react', pdf],
    types: [`${payments}/payments.ts`, `${payments}/recurring.ts`, `${payments}/tax.ts`],
  },
  subscriptions: {
    domains: ['credits', 'identity', 'orders', 'portals'],
    types: [`${payments}/payments.ts`, `${payments}/recurring.ts`],
  },
  courses: { domains: ['item-types', 'learning'] },
  exams: { domains: ['access', 'item-types', 'learning'] },
  credentials: {
    domains: ['learning', 'media', 'publishing'],
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

/** The domains from the lowest up, then the parts of each that only the registries import. */
export const apiDomainWalls: Readonly<Record<string, Wall>> = {
  // The built site is build output, not a source.
  [domain('publishing/render.ts')]: { common: ground, may: ['(computed)', domain('publishing')] },
  [endOfInvitations]: { common: ground, may: [] },
  ...Object.fromEntries(ownFiles),
  [domain('*/mails')]: { isLeaf: true, common: ground, may: [domain('notifications')] },
  [mailRegistry]: { may: [domain('*/mails')], types: shared('rules') },
  [domain('*/material-uses')]: { isLeaf: true, common: ground, may: ['api/src/domains'] },
  [materialUserRegistry]: { may: [domain('*/material-uses')], types: [domain('library')] },
  [domain('*/upload-purposes')]: { isLeaf: true, common: ground, may: ['api/src/domains', materialUserRegistry] },
  [purposeRegistry]: { may: [domain('*/upload-purposes')], types: [domain('library')] },
  [domain('*/attention')]: { isLeaf: true, common: ground, may: ['api/src/domains'] },
  [attentionRegistry]: { may: [domain('*/attention')], types: [domain('learning')] },
  [domain('*/reactions')]: {
    isLeaf: true,
    common: ground,
    may: ['api/src/domains', mailRegistry, materialUserRegistry, purposeRegistry],
  },
  [domain('*/jobs')]: { isLeaf: true, common: ground, may: ['api/src/domains'] },
  [domain('*/calls')]: {
    isLeaf: true,
    common: ground,
    may: ['api/src/domains', attentionRegistry, materialUserRegistry, purposeRegistry, sanitize, priceStamps, realtime],
    types: ['pino', config, payments],
  },
  [domain('identity/calls/second-factor')]: {
    isLeaf: true,
    common: ground,
    may: [domain('identity'), '@simplewebauthn/server', 'better-auth', 'otpauth', 'qrcode'],
  },
}
