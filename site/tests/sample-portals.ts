import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'

/** A realistic portal to render pages with; tests override what they need. */
export function samplePortal(change: Partial<PublicPortal> = {}): PublicPortal {
  return {
    id: 31,
    kind: 'tenant',
    name: 'Harbor Safety Institute',
    slug: 'harbor',
    url: 'https://learn.harborsafety.example',
    time_zone: 'America/New_York',
    is_paused: false,
    has_storefront: true,
    can_register: true,
    is_valid: true,
    is_provider: false,
    has_subscription: true,
    setting: {
      type: 2,
      is_marketable: true,
      primary_color: '#0b5563',
      secondary_color: '#e2a33b',
      background: '#fbfaf7',
      footer_header_color: '#ffffff',
      footer_color: '#10272e',
      favicon: null,
      logo: null,
      secondary_logo: null,
      social_logo: '/files/harbor-social.png',
      google_place_id: null,
      google_analytic_id: null,
      has_blog: false,
      has_course_catalog: false,
      california_privacy_link: 'https://privacy.example.com/california',
      w9_link: '/media/files/w9.pdf',
      scorm_agreement_link: null,
      takes_purchase_orders: false,
      disable_course_questions: false,
    },
    company: {
      name: 'Harbor Safety Institute LLC',
      email: 'office@harborsafety.example',
      support_email: 'help@harborsafety.example',
      support_phone: '+1-410-555-0142',
      website: null,
      address: '1200 Boston Street',
      address_2: 'Suite 300',
      city: 'Baltimore',
      state: 'MD',
      zip_code: '21224',
      country: 'US',
    },
    ...change,
  }
}

/** Another portal with different colors, to detect mixing. */
export function otherPortal(): PublicPortal {
  const portal = samplePortal({
    id: 32,
    name: 'Mesa Care Training',
    slug: 'mesa',
    url: 'http://mesa.portico.localhost:8080',
  })
  return {
    ...portal,
    setting: {
      ...portal.setting,
      primary_color: '#7a2e5d',
      footer_header_color: '#2b1224',
      footer_color: '#2b1224',
      background: '#ffffff',
      social_logo: null,
      google_place_id: null,
    },
    company: {
      ...portal.company,
      name: 'Mesa Care Training Inc.',
      support_email: 'hello@mesacare.example',
      city: 'Tucson',
      state: 'AZ',
    },
  }
}
