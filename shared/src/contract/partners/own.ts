import * as v from 'valibot'
import { entryVersion } from '../../calls/entry-version.ts'
import { bodyLimits } from '../../calls/body-limit.ts'
import { endpoint, id, idParam } from '../../calls/endpoint.ts'
import { country, postalCode } from '../../schemas/postal-address.ts'
import { formatPhone, phone } from '../../schemas/phone.ts'
import { maxCharacters, oneLine } from '../../schemas/text.ts'
import { webUrl } from '../../schemas/urls.ts'
import { approvalStatus, setByPartner } from '../../states/partners/approval.ts'
import { partnerTiers } from '../../states/subscriptions/plan.ts'

// Actions of a partner for the provider they work for (ROL-030); none of these calls names a portal or a provider.

const text = v.string()
const may = v.nullable(text)
/** The company as its own people see it (PRT-005). */
export const providerCompany = v.object({
  id: id(),
  logo: may,
  name: text,
  slug: text,
  address: text,
  address_2: text,
  city: may,
  state: may,
  zip_code: text,
  country: text,
  url: may,
  phone: may,
  about_us: text,
  social_links: v.array(text),
  meta_title: text,
  meta_description: text,
  disable_address: v.boolean(),
  tier: v.picklist(partnerTiers),
  /** visible to visitors */
  is_published: v.boolean(),
  /** of the credits that the portal gave it: those left, and those passed on */
  credits: v.number(),
  used: v.number(),
  version: entryVersion(),
})
export type ProviderCompany = v.InferOutput<typeof providerCompany>

export const show_provider_company = endpoint({
  method: 'GET',
  path: '/partner/company',
  summary: 'Shows the provider that the caller works for',
  action: 'provider.read',
  of_provider: true,
  output: providerCompany,
  errors: [],
})

const line = (max: number) => v.nullable(oneLine(max))
export const mostSocialLinks = 8
const socialLinks = v.pipe(v.array(webUrl), v.maxLength(mostSocialLinks))
export const update_provider_company = endpoint({
  method: 'PATCH',
  path: '/partner/company',
  summary: 'Changes the provider’s page; only the portal’s staff change its name and slug',
  action: 'provider.edit',
  of_provider: true,
  body_limit_bytes: bodyLimits.long_bytes,
  body: v.object({
    ...v.partial(
      v.object({
        logo: v.nullable(webUrl),
        address: line(160),
        address_2: line(160),
        city: line(120),
        state: line(120),
        zip_code: v.nullable(postalCode),
        country,
        url: v.nullable(webUrl),
        phone: v.nullable(v.pipe(phone, v.transform(formatPhone))),
        about_us: v.nullable(v.pipe(v.string(), v.trim(), maxCharacters(20_000))),
        social_links: socialLinks,
        meta_title: line(70),
        meta_description: line(170),
        disable_address: v.boolean(),
      }),
    ).entries,
    version: entryVersion(),
  }),
  output: providerCompany,
  current: providerCompany,
  errors: ['general.changed_meanwhile', 'validation.failed'],
})

/** The rules of that call for its form, which takes one link per line. */
export const providerCompanyForm = v.object({
  ...update_provider_company.body.entries,
  social_links: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((typed) => (typed ?? '').split('\n').flatMap((one) => one.trim() || [])),
      socialLinks,
    ),
  ),
})

export const set_external_page_status = endpoint({
  method: 'POST',
  path: '/partner/external-pages/:id/status',
  summary: 'Submits an external page to the portal’s staff for approval, or returns it to draft',
  action: 'provider.edit',
  of_provider: true,
  params: v.object({ id: idParam() }),
  body: v.object({ status: v.picklist(setByPartner) }),
  output: v.object({ id: id(), status: v.picklist(Object.values(approvalStatus)) }),
  errors: ['general.not_found', 'partners.status_not_open', 'validation.failed'],
})
