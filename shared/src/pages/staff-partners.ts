import type { Page } from './page.ts'
import { staff } from './staff-rules.ts'

/** Providers and their content, on the core portal only (PRT, ROL-025); the lists of both sides are declared (staff-lists.ts). */
export const staffPartnerPages = {
  providerCompany: {
    ...staff('provider.read'),
    guards: ['auth', 'onlyCorePortal'],
    made: 'staff',
    pattern: '/partner/company',
    menu: { title: 'Company', group: 'Your company', icon: 'building', action: 'provider.read', core_portal: true },
  },
  partnerReviews: {
    ...staff('partners.read'),
    made: 'staff',
    pattern: '/portals/partner-pages',
    menu: {
      title: 'Provider pages',
      group: 'Content',
      icon: 'external',
      action: 'partners.read',
      core_portal: true,
    },
  },
} as const satisfies Readonly<Record<string, Page>>
