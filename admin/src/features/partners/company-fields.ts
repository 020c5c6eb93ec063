import { mostSocialLinks } from '@portico/shared/contract/partners/own.ts'
import type { Field } from '@portico/shared/resources/resource.ts'
import { countries } from '@portico/shared/schemas/postal-address.ts'

/** A provider's own description, in the order of the form (PRT-005). */
export const companyFields: Readonly<Record<string, Field>> = {
  logo: { kind: 'image', label: 'Logo' },
  about_us: { kind: 'rich_text', label: 'About you', max: 20_000 },
  url: { kind: 'link', label: 'Website', of_web: true },
  phone: { kind: 'text', label: 'Phone', max: 40 },
  social_links: {
    kind: 'text',
    label: 'Social links',
    max: 4_000,
    lines: true,
    help: `The URLs of your profiles, one per line, up to ${mostSocialLinks}.`,
  },
  address: { kind: 'text', label: 'Address', max: 160 },
  address_2: { kind: 'text', label: 'Address line 2', max: 160 },
  city: { kind: 'text', label: 'City', max: 120 },
  state: { kind: 'text', label: 'State', max: 120 },
  zip_code: { kind: 'text', label: 'ZIP or postal code', max: 12 },
  country: {
    kind: 'choice',
    label: 'Country',
    required: true,
    default: 'US',
    options: countries().map(({ code, name }) => ({ value: code, label: name })),
  },
  disable_address: {
    kind: 'boolean',
    label: 'Hide street address',
    help: 'Your page then shows only your city and state.',
    default: false,
  },
  meta_title: { kind: 'text', label: 'Title for search engines', max: 70 },
  meta_description: { kind: 'text', label: 'Description for search engines', max: 170, lines: true },
}

type Values = Record<string, unknown>
/** Returns the form values of a company; links are on separate lines. */
export const companyValues = (company: Readonly<Record<string, unknown>>): Values => ({
  ...Object.fromEntries(Object.keys(companyFields).map((name) => [name, company[name] ?? ''])),
  social_links: Array.isArray(company.social_links) ? company.social_links.join('\n') : '',
})
