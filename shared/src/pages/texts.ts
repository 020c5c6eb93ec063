import type { Page, PageRules } from './page.ts'
import { listTags } from '../tags/tags.ts'

const text = {
  app: 'site',
  layout: 'public',
  guards: [],
  portals: 'all',
  shows: [],
  in_sitemap: true,
  crawl: 'open',
} as const satisfies PageRules

/** Texts that every portal publishes: FAQ, terms, its own pages (LEG-001, BLG-007). */
export const textPages = {
  faq: {
    ...text,
    pattern: '/faq',
    made: 'static',
    shows: [listTags.faq],
    menu: { title: 'FAQ', in: ['main', 'learn'] },
  },
  question: { ...text, pattern: '/faq/:slug', made: { one_per_entry: 'faq' }, shows: [listTags.faq] },
  page: { ...text, pattern: '/:slug', made: { one_per_entry: 'page' } },
  terms: {
    ...text,
    pattern: '/terms',
    made: 'static',
    stays_open: 'always',
    in_sitemap: false,
  },
  termsOfUse: {
    ...text,
    pattern: '/terms-of-use',
    made: 'static',
    stays_open: 'in_setup',
    menu: { title: 'Terms of Use', in: ['legal'] },
  },
  privacyPolicy: {
    ...text,
    pattern: '/privacy-policy',
    made: 'static',
    stays_open: 'in_setup',
    menu: { title: 'Privacy Policy', in: ['legal'] },
  },
  adaAccessibility: {
    ...text,
    pattern: '/ada-accessibility',
    made: 'static',
    stays_open: 'in_setup',
    menu: { title: 'ADA Accessibility', in: ['legal'] },
  },
  equalEmployment: {
    ...text,
    pattern: '/equal-employment',
    made: 'static',
    stays_open: 'in_setup',
    menu: { title: 'Equal Employment and Anti-Discrimination Policy', in: ['legal'] },
  },
  unsubscribe: { ...text, pattern: '/unsubscribe', made: 'static', in_sitemap: false, crawl: 'closed' },
  packetCheck: { ...text, pattern: '/packets/check', made: 'static', in_sitemap: false, crawl: 'noindex' },
  certificate: {
    ...text,
    pattern: '/certificates/:serial',
    made: 'shell',
    in_sitemap: false,
    crawl: 'noindex',
  },
} as const satisfies Readonly<Record<string, Page>>
