import { allPages } from './all-pages.ts'

// First parts of paths that are no pages, or are none any more.
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

/** First parts of the paths that the product itself answers. */
export const routeHeads: readonly string[] = [
  ...new Set([
    ...allPages.map(({ pattern }) => headOf(pattern)).filter((head) => /^[a-z-]+$/.test(head)),
    ...otherHeads,
  ]),
]

/** Names of hosts and mailboxes that would let a portal speak for the platform. */
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

/** Whether a portal or a page may not be called so, whatever the case of its letters. */
export const isReservedName = (name: string): boolean => reserved.has(name.trim().toLowerCase())
