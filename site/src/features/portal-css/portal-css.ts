import { parseColor } from '@portico/shared/rules/portals/parse-color.ts'
import { readableColor } from '@portico/shared/rules/portals/readable-color.ts'
import { textColor } from '@portico/shared/rules/portals/text-color.ts'
import type { PublicPortal } from '@portico/shared/contract/portals.ts'

const rgb = (color: string, usual: string) => {
  const parts = parseColor(color) ?? parseColor(usual)
  return parts ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` : usual
}

/**
 * A portal's brand as CSS variables. Only colors that were understood are written, and the text on each is chosen by contrast
 * here too: a tenant's color is never trusted to be readable (TEN-021).
 */
export function portalCss({ setting }: Pick<PublicPortal, 'setting'>): string {
  const brand = rgb(setting.primary_color, '#1f4fd8')
  const second = rgb(setting.secondary_color, '#0f766e')
  const page = rgb(setting.background, '#fbfaf7')
  const chrome = rgb(setting.footer_header_color, '#ffffff')
  const footer = rgb(setting.footer_color, '#16202e')
  const variables = {
    '--brand': brand,
    '--on-brand': textColor(brand),
    // Brand-colored text appears on white cards, on the tint and on the page: the tint is the darkest of the light ones.
    '--brand-text': readableColor({ color: brand, background: '#e9e9e9' })?.color ?? '#111111',
    '--page-link': readableColor({ color: brand, background: page })?.color ?? textColor(page),
    '--brand-2': second,
    '--on-brand-2': textColor(second),
    '--page': page,
    '--on-page': textColor(page),
    '--chrome': chrome,
    '--on-chrome': textColor(chrome),
    '--footer': footer,
    '--on-footer': textColor(footer),
  }
  return `:root{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}\n`
}
