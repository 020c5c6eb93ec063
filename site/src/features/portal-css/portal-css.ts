import { parseColour } from '@portico/shared/rules/portals/parse-colour.ts'
import { readableColour } from '@portico/shared/rules/portals/readable-colour.ts'
import { textColour } from '@portico/shared/rules/portals/text-colour.ts'
import type { PublicPortal } from '@portico/shared/contract/portals.ts'

const rgb = (colour: string, usual: string) => {
  const parts = parseColour(colour) ?? parseColour(usual)
  return parts ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` : usual
}

/**
 * A portal's brand as CSS variables. Only colours that were understood are written, and the text on each is chosen by contrast
 * here too: a tenant's colour is never trusted to be readable (TEN-021).
 */
export function portalCss({ setting }: Pick<PublicPortal, 'setting'>): string {
  const brand = rgb(setting.primary_color, '#1f4fd8')
  const second = rgb(setting.secondary_color, '#0f766e')
  const page = rgb(setting.background, '#fbfaf7')
  const chrome = rgb(setting.footer_header_color, '#ffffff')
  const footer = rgb(setting.footer_color, '#16202e')
  const variables = {
    '--brand': brand,
    '--on-brand': textColour(brand),
    // Brand-coloured words stand on white cards, on the tint and on the page: the tint is the darkest of the light ones.
    '--brand-text': readableColour({ colour: brand, background: '#e9e9e9' })?.colour ?? '#111111',
    '--page-link': readableColour({ colour: brand, background: page })?.colour ?? textColour(page),
    '--brand-2': second,
    '--on-brand-2': textColour(second),
    '--page': page,
    '--on-page': textColour(page),
    '--chrome': chrome,
    '--on-chrome': textColour(chrome),
    '--footer': footer,
    '--on-footer': textColour(footer),
  }
  return `:root{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}\n`
}
