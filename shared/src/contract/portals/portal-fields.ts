import * as v from 'valibot'
import { id } from '../../calls/endpoint.ts'
import { entryVersion } from '../../calls/entry-version.ts'

// Parts of a portal for the calls that return it to visitors, to its staff and to super admins.

const text = v.nullable(v.string())

export const portalKind = v.picklist(['admin', 'core', 'tenant'])
export const portalType = v.picklist([1, 2])

/** Settings used by pages, shells and emails. */
export const publicSetting = v.object({
  type: v.nullable(portalType),
  is_marketable: v.boolean(),
  primary_color: v.string(),
  secondary_color: v.string(),
  background: v.string(),
  footer_header_color: v.string(),
  footer_color: v.string(),
  favicon: text,
  logo: text,
  secondary_logo: text,
  social_logo: text,
  google_place_id: text,
  google_analytic_id: text,
  has_blog: v.boolean(),
  has_course_catalog: v.boolean(),
  disable_course_questions: v.boolean(),
  takes_purchase_orders: v.boolean(),
  california_privacy_link: text,
  w9_link: text,
  scorm_agreement_link: text,
})

/** All settings, as staff see them. */
export const staffSetting = v.object({
  ...publicSetting.entries,
  demands_second_factor: v.boolean(),
  default_certificate_logo: text,
  purchase_order_instructions: text,
  certificate_alert_days: v.array(v.number()),
  invites_a_day: v.number(),
  version: entryVersion(),
})

/** The company that runs the portal. */
export const publicCompany = v.object({
  name: text,
  email: text,
  support_email: text,
  support_phone: text,
  website: text,
  address: text,
  address_2: text,
  city: text,
  state: text,
  zip_code: text,
  country: v.string(),
})

/** The same, with the id that its calls take and the fields that appear only on receipts. */
export const staffCompany = v.object({
  id: id(),
  ...publicCompany.entries,
  tax_id: text,
  seller_of_record: text,
  version: entryVersion(),
})
