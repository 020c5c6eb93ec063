import { allPages } from './all-pages.ts'

// First path segments that do not belong to pages, or no longer do.
const otherHeads = [
  '_admin',
  '_astro',
  'api',
  'assets',
  'files',
  'home',
  'logout',
  'sanctum',
  'search',
  'tus',
  'verify',
] as const

const headOf = (pattern: string): string => pattern.split('/')[1] ?? ''

/** First path segments that the product itself uses. */
export const routeHeads: readonly string[] = [
  ...new Set([
    ...allPages.map(({ pattern }) => headOf(pattern)).filter((head) => /^[a-z-]+$/.test(head)),
    ...otherHeads,
  ]),
]

/** Host and mailbox names with which a portal could pose as the platform. */
export const hostNames = [
  'account',
  'accounts',
  'app',
  'auth',
  'autoconfig',
  'autodiscover',
  'billing',
  'blog',
  'cdn',
  'content',
  'core',
  'demo',
  'dns',
  'docs',
  'ftp',
  'help',
  'host',
  'imap',
  'internal',
  'localhost',
  'mail',
  'mailbox',
  'media',
  'mx',
  'ns1',
  'ns2',
  'pay',
  'payment',
  'payments',
  'pop',
  'portal',
  'portico',
  'postmaster',
  'root',
  'secure',
  'security',
  'signin',
  'signup',
  'smtp',
  'sso',
  'staging',
  'static',
  'stats',
  'status',
  'support',
  'system',
  'test',
  'webhooks',
  'webmail',
  'well-known',
  'ws',
  'www',
] as const

const reserved: ReadonlySet<string> = new Set<string>([...routeHeads, ...hostNames])

/** Whether the name is reserved and so not allowed for portals and pages; ignores case. */
export const isReservedName = (name: string): boolean => reserved.has(name.trim().toLowerCase())
