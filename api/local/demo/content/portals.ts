import type { DemoCompany, DemoPortal } from './types.ts'

const company = (name: string, domain: string, rest: Partial<DemoCompany>): DemoCompany => ({
  name, website: `https://www.${domain}`, email: `office@${domain}`, support_email: `help@${domain}`, support_phone: '+1-614-555-0142',
  address: '', address_2: null, city: '', state: '', zip_code: '', country: 'US', ...rest,
})

const shop = { is_marketable: true, has_blog: true, has_course_catalog: true, is_paused: false, has_branding: true, custom_domain: null }

// Phone numbers are from the range kept for fiction, domains end in .test: no one is called or mailed by a demo.
export const demoPortals: DemoPortal[] = [
  {
    ...shop, key: 'core', id: 24, kind: 'core', slug: 'portico', name: 'Portico Academy', type: 2, mark: 'arch',
    primary_color: '#1f4fd8', secondary_color: '#0f766e', background: '#fbfaf7', footer_header_color: '#ffffff', footer_color: '#16202e',
    tagline: 'Continuing education that respects your time', courses: 'all',
    company: company('Portico Academy', 'portico-academy.test', { address: '120 East Gay Street', address_2: 'Suite 400', city: 'Columbus', state: 'OH', zip_code: '43215' }),
  },
  {
    ...shop, key: 'admin', id: null, kind: 'admin', slug: 'admin', name: 'Portico Administration', type: 1, is_marketable: false, mark: 'key',
    primary_color: '#26364d', secondary_color: '#0f766e', background: '#f7f8fa', footer_header_color: '#ffffff', footer_color: '#141c28',
    tagline: 'All portals in one place', courses: { topics: [], limit: 0 }, has_blog: false, has_course_catalog: false,
    company: company('Portico Academy', 'portico-academy.test', { address: '120 East Gay Street', address_2: 'Suite 400', city: 'Columbus', state: 'OH', zip_code: '43215' }),
  },
  {
    ...shop, key: 'northwind', id: null, kind: 'tenant', slug: 'northwind-health', name: 'Northwind Health Learning', type: 1, is_marketable: false, mark: 'leaf',
    primary_color: '#0b6b63', secondary_color: '#a8481f', background: '#f5f9f8', footer_header_color: '#ffffff', footer_color: '#0e2b2a',
    tagline: 'Required training for every Northwind team', has_blog: false, has_course_catalog: true,
    courses: { topics: ['nursing-healthcare', 'human-resources', 'it-security'], limit: 24 },
    company: company('Northwind Health', 'northwind-health.test', { support_phone: '+1-207-555-0118', address: '88 Marginal Way', city: 'Portland', state: 'ME', zip_code: '04101' }),
  },
  {
    ...shop, key: 'summit', id: null, kind: 'tenant', slug: 'summit-ce', name: 'Summit CE', type: 2, mark: 'ridge',
    primary_color: '#b3401a', secondary_color: '#1f5c46', background: '#fdf9f4', footer_header_color: '#fffdf9', footer_color: '#14352a',
    tagline: 'Renewal hours for people who hold a license', courses: { topics: ['real-estate', 'insurance', 'accounting-ethics'], limit: 36 },
    company: company('Summit Continuing Education', 'summit-ce.test', { support_phone: '+1-303-555-0167', address: '1660 Lincoln Street', address_2: 'Floor 9', city: 'Denver', state: 'CO', zip_code: '80264' }),
  },
  {
    ...shop, key: 'harbor', id: null, kind: 'tenant', slug: 'harbor-trades', name: 'Harbor Trades Institute', type: 2, mark: 'compass',
    // Below .localhost, so that a browser on this machine finds it without a name server.
    custom_domain: 'learn.harbor-trades.localhost',
    primary_color: '#0a4f7a', secondary_color: '#92600a', background: '#f6f8fa', footer_header_color: '#ffffff', footer_color: '#0b2436',
    tagline: 'Safety and operator training for the working waterfront', courses: { topics: ['construction-safety', 'water-treatment'], limit: 20 },
    company: company('Harbor Trades Institute', 'harbor-trades.test', { support_phone: '+1-410-555-0193', address: '2400 Boston Street', city: 'Baltimore', state: 'MD', zip_code: '21224' }),
  },
  {
    ...shop, key: 'blank', id: null, kind: 'tenant', slug: 'blank-start', name: 'Blank Start Training', type: null, is_marketable: false, mark: 'blank',
    primary_color: '#475569', secondary_color: '#0e7490', background: '#f8fafc', footer_header_color: '#ffffff', footer_color: '#1e293b',
    tagline: 'A new portal on its first day', courses: { topics: [], limit: 0 }, has_blog: false, has_course_catalog: false,
    company: company('Blank Start Training', 'blank-start.test', { support_phone: '+1-512-555-0125', address: '411 West Sixth Street', city: 'Austin', state: 'TX', zip_code: '78701' }),
  },
  {
    ...shop, key: 'paused', id: null, kind: 'tenant', slug: 'paused-academy', name: 'Lakeshore Early Learning Academy', type: 2, is_paused: true, mark: 'compass',
    primary_color: '#6b3fa0', secondary_color: '#a3346b', background: '#faf8fc', footer_header_color: '#ffffff', footer_color: '#2a1a3f',
    tagline: 'Annual hours for child care teams', courses: { topics: ['child-care', 'food-safety'], limit: 8 },
    company: company('Lakeshore Early Learning Academy', 'lakeshore-academy.test', { support_phone: '+1-612-555-0171', address: '901 Marquette Avenue', city: 'Minneapolis', state: 'MN', zip_code: '55402' }),
  },
]
