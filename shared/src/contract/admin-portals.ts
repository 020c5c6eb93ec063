import * as v from 'valibot'
import { endpoint, id, idParam, instant } from './kernel.ts'

const text = v.nullable(v.string())

/** A portal as staff see it (TEN-003, TEN-004). */
export const portalRecord = v.object({
  id: id(), slug: v.string(), name: v.string(), custom_domain: text, is_paused: v.boolean(),
  setting: v.object({
    type: v.nullable(v.picklist([1, 2])), is_marketable: v.boolean(), disable_course_questions: v.boolean(),
    primary_color: v.string(), secondary_color: v.string(), background: v.string(), footer_header_color: v.string(), footer_color: v.string(),
    favicon: text, social_logo: text, google_analytic_id: text, has_blog: v.boolean(), has_course_catalog: v.boolean(),
    logo: text, secondary_logo: text, default_certificate_logo: text,
  }),
  company: v.nullable(v.object({
    id: id(), name: text, email: text, support_email: text, support_phone: text, website: text,
    address: text, address_2: text, city: text, state: text, zip_code: text, country: v.string(),
  })),
  /** its staff; learners and managers are only counted */
  users: v.array(v.object({ id: id(), first_name: v.string(), last_name: v.string(), email: v.string(), roles: v.array(v.string()) })),
  plan: v.nullable(v.object({ short_name: v.string() })),
  subscription: v.nullable(v.object({ ends_at: instant() })),
  managers_count: v.number(), learners_count: v.number(),
})
export type PortalRecord = v.InferOutput<typeof portalRecord>

/** Super admins read any portal from the admin portal's host; everybody else his own. */
export const show_portal = endpoint({
  method: 'GET', path: '/admin/portals/:portal_id', summary: 'A portal with its settings, company, plan and counts',
  action: 'portals.read', params: v.object({ portal_id: idParam() }),
  output: portalRecord, errors: ['portals.not_found'],
})
