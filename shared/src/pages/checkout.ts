import type { Page, PageRules } from './page.ts'

const buying = {
  app: 'site',
  layout: 'public',
  guards: ['redirectInHousePortal', 'hasMarketable'],
  portals: 'selling',
  shows: [],
  in_sitemap: false,
  crawl: 'closed',
} as const satisfies PageRules
const bought = {
  ...buying,
  layout: 'default',
  guards: ['auth', 'redirectInHousePortal'],
} as const satisfies PageRules
const order = { ...bought, guards: ['auth'], portals: 'all' } as const satisfies PageRules

/** Cart, checkout and purchases (CRT, CHK). */
export const checkoutPages = {
  cart: { ...buying, pattern: '/cart', made: 'static' },
  checkoutCourse: { ...buying, pattern: '/checkout/course', made: 'static' },
  checkoutBundle: { ...buying, pattern: '/checkout/bundle', made: 'static' },
  checkoutSubscription: {
    ...buying,
    pattern: '/checkout/subscription',
    made: 'static',
    guards: ['checkPublicPageOnlyCorePortal'],
    portals: 'core',
  },
  orders: {
    ...order,
    pattern: '/orders',
    made: 'static',
    menu: { title: 'My orders', in: ['account'], icon: 'list', of_shop: true },
  },
  order: { ...order, pattern: '/orders/:order_id', made: 'shell' },
  receipt: { ...order, pattern: '/orders/:order_id/receipt', made: 'shell' },
  successCourse: { ...bought, pattern: '/orders/success/course', made: 'static' },
  successBundle: { ...bought, pattern: '/orders/success/bundle', made: 'static' },
  successSubscription: {
    ...bought,
    pattern: '/orders/success/subscription',
    made: 'static',
    guards: ['checkPublicPageOnlyCorePortal', 'auth'],
    throws: true,
    portals: 'core',
  },
  claim: {
    ...buying,
    pattern: '/claim/:token',
    made: 'shell',
    guards: [],
    portals: 'all',
    on_slug_host: true,
    crawl: 'noindex',
  },
} as const satisfies Readonly<Record<string, Page>>
