import { demoDomain } from '../../dns/demo-zone.ts'
import { demoPlaceId } from '../../google-places/places.ts'
import {
  portalCertificateLogo,
  portalFavicon,
  portalLogo,
  portalScormAgreement,
  portalSecondaryLogo,
  portalSocial,
  portalW9,
} from '../pictures/paths.ts'
import { termsOfUse } from '../content/terms-of-use.ts'
import type { DemoPortal } from '../content/types.ts'
import { hasDocuments } from './store-footer-documents.ts'
import type { Bulk } from './bulk.ts'
import { at } from './bulk.ts'

/** Loads portals with settings and company, in the given order. Returns their ids by key. */
export async function loadPortals(
  bulk: Bulk,
  portals: readonly DemoPortal[],
  { coreId }: { coreId: number },
): Promise<Map<string, number>> {
  // Takes one id more than needed, because the sequence may yield the core portal's fixed id.
  const free = (await bulk.ids('portals', portals.length + 1)).filter((id) => id !== coreId)
  const ids = new Map(portals.map((portal, index) => [portal.key, portal.kind === 'core' ? coreId : at(free, index)]))
  const idOfPortal = (portal: DemoPortal): number => ids.get(portal.key) ?? 0
  await bulk.insert(
    'portals',
    portals.map((portal) => ({
      id: idOfPortal(portal),
      kind: portal.kind,
      name: portal.name,
      slug: portal.slug,
      custom_domain: portal.custom_domain,
      is_paused: portal.is_paused,
      plan_short_name: portal.kind === 'tenant' ? null : 'enterprise',
    })),
  )
  await loadDomains(bulk, { portals, idOfPortal })
  await bulk.insert(
    'portal_settings',
    portals.map((portal) => ({
      portal_id: idOfPortal(portal),
      type: portal.type,
      is_marketable: portal.is_marketable,
      has_blog: portal.has_blog,
      has_course_catalog: portal.has_course_catalog,
      primary_color: portal.primary_color,
      secondary_color: portal.secondary_color,
      background: portal.background,
      footer_header_color: portal.footer_header_color,
      footer_color: portal.footer_color,
      terms_of_use: termsOfUse(portal),
      logo: portal.has_branding ? portalLogo(portal.branding_of ?? portal.slug) : null,
      secondary_logo: portal.has_branding ? portalSecondaryLogo(portal.branding_of ?? portal.slug) : null,
      favicon: portal.has_branding ? portalFavicon(portal.branding_of ?? portal.slug) : null,
      social_logo: portal.has_branding ? portalSocial(portal.branding_of ?? portal.slug) : null,
      california_privacy_link: 'https://oag.ca.gov/privacy/ccpa',
      w9_link: hasDocuments(portal) ? portalW9(portal.slug) : null,
      scorm_agreement_link: hasDocuments(portal) ? portalScormAgreement(portal.slug) : null,
      google_place_id: portal.kind === 'core' ? demoPlaceId : null,
      default_certificate_logo: portal.has_branding ? portalCertificateLogo(portal.branding_of ?? portal.slug) : null,
    })),
  )
  await bulk.insert(
    'companies',
    portals.map((portal) => ({ portal_id: idOfPortal(portal), ...portal.company })),
  )
  await bulk.insert(
    'portal_pages',
    portals.flatMap((portal) => homePage(portal, idOfPortal(portal))),
  )
  await bulk.skipPast('portals', coreId)
  return ids
}

/** Every portal that sells has its own home page with its tagline. */
const homePage = ({ tagline, type, is_marketable }: DemoPortal, portal_id: number) =>
  type !== null && is_marketable ? [{ portal_id, slug: 'home', title: tagline, publication_status: 2 }] : []

/** Marks the custom domain as verified; the local name server has the matching records. */
async function loadDomains(
  bulk: Bulk,
  { portals, idOfPortal }: { portals: readonly DemoPortal[]; idOfPortal: (portal: DemoPortal) => number },
): Promise<void> {
  const own = portals.filter(({ custom_domain }) => custom_domain !== null)
  await bulk.insert(
    'custom_domains',
    own.map((portal) => ({
      portal_id: idOfPortal(portal),
      domain: portal.custom_domain,
      token: demoDomain.token,
      state: 'active',
    })),
  )
  await bulk.insert(
    'held_domains',
    own.map((portal) => ({ domain: portal.custom_domain, portal_id: idOfPortal(portal) })),
  )
}
