/** First parts of the paths that the product itself answers. A test over all routes keeps this list complete. */
export const routeHeads = [
  'admin', 'api', 'assets', 'blocked', 'bundles', 'cart', 'ce', 'certificates', 'checkout', 'claim', 'coming-soon', 'continuing-education-credits', 'course',
  'course-catalog', 'courses', 'courses-languages', 'dashboard', 'dev', 'equal-employment', 'ada-accessibility', 'error', 'faq', 'files',
  'forgot-password', 'home', 'knowledge', 'learning-management-system', 'login', 'logout', 'not-found', 'orders', 'partner', 'permissions',
  'portal-settings', 'portals', 'privacy-policy', 'profile', 'provider', 'question-pools', 'register', 'regulating-agency', 'reset-password',
  'sanctum', 'scorm-courseware', 'search', 'shipments', 'terms', 'terms-of-use', 'training-courses', 'training-providers', 'tus',
  'united-states', 'users', 'verify', '_admin', '_astro',
] as const

/** Names of hosts and mailboxes that would let a portal speak for the platform. */
export const hostNames = [
  'account', 'accounts', 'app', 'auth', 'autoconfig', 'autodiscover', 'billing', 'blog', 'cdn', 'content', 'core', 'demo', 'dns',
  'docs', 'ftp', 'help', 'host', 'imap', 'internal', 'localhost', 'mail', 'mailbox', 'media', 'mx', 'ns1', 'ns2', 'pay', 'payment',
  'payments', 'pop', 'portal', 'portico', 'postmaster', 'root', 'secure', 'security', 'signin', 'signup', 'smtp', 'sso', 'staging',
  'static', 'stats', 'status', 'support', 'system', 'test', 'webhooks', 'webmail', 'well-known', 'ws', 'www',
] as const

const reserved: ReadonlySet<string> = new Set<string>([...routeHeads, ...hostNames])

/** Whether a portal or a page may not be called so, whatever the case of its letters. */
export const isReservedName = (name: string): boolean => reserved.has(name.trim().toLowerCase())
