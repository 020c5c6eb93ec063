import * as v from 'valibot'
import { alertDays } from '../../schemas/certificates.ts'
import { color, formattedText, maxCharacters, oneLine } from '../../schemas/text.ts'
import { country, postalCode } from '../../schemas/postal-address.ts'
import { email } from '../../schemas/identity.ts'
import { formatPhone, phone } from '../../schemas/phone.ts'
import { googlePlaceId, footerLink, website } from '../../schemas/urls.ts'
import { bodyLimits } from '../../calls/body-limit.ts'
import { entryVersion } from '../../calls/entry-version.ts'
import { endpoint, idParam, refererPortal } from '../../calls/endpoint.ts'
import { staffCompany, staffSetting } from './portal-fields.ts'
import { publishingJob } from './publishing.ts'
import { fileName } from '../../schemas/files.ts'

// Formats the number before it is saved; pages and emails show it as saved.
const formattedPhone = v.pipe(phone, v.transform(formatPhone))

/** Responds at once; a job then updates the pages, and the settings page shows its progress. */
export const update_portal_setting = endpoint({
  method: 'PUT',
  path: '/portal-settings',
  summary: 'Changes colors, switches and the analytics ID of the portal',
  action: 'portals.edit',
  query: v.object(refererPortal),
  body: v.partial(
    v.object({
      primary_color: color,
      secondary_color: color,
      background: color,
      footer_header_color: color,
      footer_color: color,
      google_analytic_id: v.nullable(
        v.pipe(v.string(), v.trim(), v.regex(/^(|G-[A-Z0-9]{4,20}|UA-\d{4,12}-\d{1,4})$/, 'An ID like G-ABC123XYZ.')),
      ),
      google_place_id: v.nullable(googlePlaceId),
      california_privacy_link: v.nullable(footerLink),
      w9_link: v.nullable(footerLink),
      scorm_agreement_link: v.nullable(footerLink),
      has_blog: v.boolean(),
      has_course_catalog: v.boolean(),
      disable_course_questions: v.boolean(),
      is_marketable: v.boolean(),
      takes_purchase_orders: v.boolean(),
      purchase_order_instructions: v.nullable(v.pipe(v.string(), v.trim(), maxCharacters(1_000))),
      /** changes require confirmation */
      demands_second_factor: v.boolean(),
      certificate_alert_days: alertDays,
      /** how many people each manager may invite or remind per day (portal time) */
      invites_a_day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5_000)),
      /** the version that a form opened; a switch sends none, because it changes only the one value on screen */
      version: entryVersion(),
    }),
  ),
  output: v.object({ setting: staffSetting, job: publishingJob }),
  current: staffSetting,
  errors: ['general.changed_meanwhile', 'session.confirm_needed', 'validation.failed'],
})
const terms = v.object({ terms_of_use: v.string(), version: entryVersion() })
export const update_terms = endpoint({
  method: 'PUT',
  path: '/portal-settings/terms',
  summary: "Changes the portal's terms of use",
  action: 'portals.edit',
  body_limit_bytes: bodyLimits.long_bytes,
  query: v.object(refererPortal),
  /** null removes them */
  body: v.object({ terms_of_use: v.nullable(formattedText(200_000)), version: entryVersion() }),
  output: v.object({ ...terms.entries, job: publishingJob }),
  current: terms,
  errors: ['general.changed_meanwhile', 'validation.failed'],
})

export const portalImages = ['logo', 'secondary_logo', 'favicon', 'default_certificate_logo', 'social_logo'] as const
export type PortalImage = (typeof portalImages)[number]
/** The body is the picture itself; its format follows from its name and must match its bytes. */
export const upload_portal_image = endpoint({
  method: 'POST',
  path: '/portal-settings/images/:image',
  summary: "Uploads one of the portal's five images",
  // Above the largest allowed picture, so that the error names the picture's own limit.
  action: 'portals.edit',
  body_kind: 'raw',
  body_limit_bytes: 8 * 1024 ** 2,
  tx: false,
  params: v.object({ image: v.picklist(portalImages) }),
  query: v.object({ ...refererPortal, file_name: fileName }),
  output: v.object({ url: v.string(), job: publishingJob }),
  errors: [
    'media.wrong_format',
    'media.wrong_size',
    'media.wrong_dimensions',
    'media.pixels_spent',
    'media.too_many_pixels',
    'media.no_room',
    'validation.failed',
  ],
})
export const delete_portal_image = endpoint({
  method: 'DELETE',
  path: '/portal-settings/images/:image',
  summary: "Removes one of the portal's images",
  action: 'portals.edit',
  params: v.object({ image: v.picklist(portalImages) }),
  query: v.object(refererPortal),
  output: v.object({ job: publishingJob }),
  errors: ['validation.failed'],
})

export const show_company = endpoint({
  method: 'GET',
  path: '/companies/:company_id',
  summary: 'Shows the company behind a portal',
  action: 'portals.read',
  params: v.object({ company_id: idParam() }),
  query: v.object(refererPortal),
  output: staffCompany,
  errors: ['general.not_found'],
})
const companyFields = {
  name: v.nullable(oneLine(160)),
  email: v.nullable(email),
  support_email: v.nullable(email),
  support_phone: v.nullable(formattedPhone),
  website: v.nullable(v.pipe(website, maxCharacters(2_000))),
  address: v.nullable(oneLine(200)),
  address_2: v.nullable(oneLine(200)),
  city: v.nullable(oneLine(100)),
  state: v.nullable(oneLine(100)),
  zip_code: v.nullable(postalCode),
  country,
  tax_id: v.nullable(oneLine(60)),
  seller_of_record: v.nullable(oneLine(200)),
}
/**
 * A website without a scheme is saved with https:// in front (TEN-034), a phone number in display format (FRM-019). New sender or reply emails
 * require confirmation, because emails go out with them.
 */
export const update_company = endpoint({
  method: 'PUT',
  path: '/companies/:company_id',
  summary: 'Changes the company behind a portal',
  action: 'portals.edit',
  params: v.object({ company_id: idParam() }),
  query: v.object(refererPortal),
  body: v.object({ ...v.partial(v.object(companyFields)).entries, version: entryVersion() }),
  output: v.object({ company: staffCompany, job: publishingJob }),
  current: staffCompany,
  errors: ['general.not_found', 'general.changed_meanwhile', 'session.confirm_needed', 'validation.failed'],
})
