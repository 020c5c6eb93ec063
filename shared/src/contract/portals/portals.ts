import * as v from 'valibot'
import { entryVersion } from '../../calls/entry-version.ts'
import { endpoint, id, refererPortal } from '../../calls/endpoint.ts'
import { portalKind, publicCompany, publicSetting } from './portal-fields.ts'

const text = v.nullable(v.string())

/** The public data of a portal; used by pages, shells and emails. */
export const publicPortal = v.object({
  id: id(),
  kind: portalKind,
  name: v.string(),
  slug: v.string(),
  /** scheme, host and port from the portal's row; canonical links and links in emails start with it */
  url: v.string(),
  time_zone: v.string(),
  is_paused: v.boolean(),
  /** core portals and marketable channels sell; others have no public catalog */
  has_storefront: v.boolean(),
  can_register: v.boolean(),
  /** setup is complete, including the company; until then visitors see coming-soon (TEN-017, OP-07) */
  is_valid: v.boolean(),
  /** on the partners' plan (OP-13) */
  is_provider: v.boolean(),
  has_subscription: v.boolean(),
  setting: publicSetting,
  company: publicCompany,
})
export type PublicPortal = v.InferOutput<typeof publicPortal>

export const portal_info = endpoint({
  method: 'GET',
  path: '/portals/info',
  summary: 'Shows the portal of this host: name, branding, company',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  query: v.object(refererPortal),
  output: publicPortal,
  errors: ['portals.not_found'],
})

export const terms_info = endpoint({
  method: 'GET',
  path: '/portals/terms',
  summary: 'Shows the portal’s terms of use',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  query: v.object(refererPortal),
  output: v.object({ terms_of_use: v.string(), version: entryVersion() }),
  errors: ['portals.not_found'],
})

export const get_page = endpoint({
  method: 'GET',
  path: '/pages/:slug',
  summary: 'Shows one published page that the portal wrote itself',
  action: 'public',
  auth: 'public',
  params: v.object({ slug: v.string() }),
  query: v.object(refererPortal),
  output: v.object({
    id: id(),
    slug: v.string(),
    title: v.string(),
    content: v.string(),
    meta_title: text,
    meta_description: text,
    seo_keywords: text,
    seo_image: text,
    show_header: v.boolean(),
    show_footer: v.boolean(),
  }),
  errors: ['general.page_not_found'],
})

export const find_redirect = endpoint({
  method: 'GET',
  path: '/redirects',
  summary: 'Returns the new path of a moved path, if there is one',
  action: 'public',
  auth: 'public',
  query: v.object({ path: v.string() }),
  output: v.object({ to: v.nullable(v.string()), status: v.picklist([301, 404, 410]) }),
  errors: ['portals.not_found'],
})
