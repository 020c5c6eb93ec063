import { portal_info } from '@portico/shared/contract/portals.ts'
import { hasSubscription } from '@portico/shared/rules/portals/has-subscription.ts'
import { isValidPortal } from '@portico/shared/rules/portals/is-valid.ts'
import { companies, portalSettings } from '../../db/tables/portals.ts'
import { portalUrl } from '../../portal/portal-url.ts'
import { verb } from '../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'

/** Name, branding and company of the portal: what every page, shell and mail shows (TEN-003, 004, 021, 028). */
export const portalInfo = verb(portal_info, async ({ db, portal, services, now }) => {
  const [[setting], [company]] = await Promise.all([db.select().from(portalSettings), db.select().from(companies)])
  const empty = {
    favicon: null,
    logo: null,
    secondary_logo: null,
    social_logo: null,
    google_analytic_id: null,
    has_blog: false,
    has_course_catalog: false,
    disable_course_questions: false,
  }
  return {
    id: portal.id,
    kind: portal.kind,
    name: portal.name,
    slug: portal.slug,
    url: portalUrl(portal, services.config),
    time_zone: portal.time_zone,
    is_paused: portal.is_paused,
    has_storefront: hasStorefront(portal),
    can_register: hasStorefront(portal),
    is_valid: isValidPortal({ setting, company }),
    is_provider: portal.plan_short_name === 'partner',
    has_subscription: hasSubscription({ ...portal, now: now() }),
    setting: setting ?? {
      ...empty,
      type: null,
      is_marketable: false,
      primary_color: '#1f4fd8',
      secondary_color: '#0f766e',
      background: '#fbfaf7',
      footer_header_color: '#ffffff',
      footer_color: '#16202e',
    },
    company: company ?? {
      name: null,
      email: null,
      support_email: null,
      support_phone: null,
      website: null,
      address: null,
      address_2: null,
      city: null,
      state: null,
      zip_code: null,
      country: 'US',
    },
  }
})
