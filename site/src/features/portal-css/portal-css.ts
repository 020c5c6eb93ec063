import { darkGround, darkGroundContrast as groundContrast } from '@portico/shared/rules/portals/dark-ground.ts'
import { parseColor } from '@portico/shared/rules/portals/parse-color.ts'
import { readableColor } from '@portico/shared/rules/portals/readable-color.ts'
import { darkText, textColor } from '@portico/shared/rules/portals/text-color.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'

const rgb = (color: string, usual: string) => {
  const parts = parseColor(color) ?? parseColor(usual)
  return parts ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` : usual
}

// The lightest backgrounds in dark mode, on which brand-colored shapes and text need enough contrast (tokens.css).
const darkest = { shape: '#272b33', text: '#30343c' } as const

type Colors = { brand: string; second: string; page: string; chrome: string; footer: string }

/** Chooses text and shape colors by contrast, since a tenant's color may be unreadable (TEN-021). */
const setOf = ({ brand, second, page, chrome, footer }: Colors, { text, link }: { text: string; link: string }) => ({
  '--brand': brand,
  '--on-brand': textColor(brand),
  '--brand-text': text,
  '--page-link': link,
  '--brand-2': second,
  '--on-brand-2': textColor(second),
  '--page': page,
  '--on-page': textColor(page),
  '--chrome': chrome,
  '--on-chrome': textColor(chrome),
  '--footer': footer,
  '--on-footer': textColor(footer),
})

// In dark mode, gray buttons and text look disabled, so colors of low chroma become nearly white; others stay close to the original.
const isGray = (color: string): boolean => {
  const parts = parseColor(color) ?? [0, 0, 0]
  return Math.max(...parts) - Math.min(...parts) < 72
}

function darkColors({ brand, second, page, chrome, footer }: Colors): Colors {
  const shape = (color: string) =>
    readableColor({ color, background: darkest.shape, least: isGray(color) ? 8 : 3 })?.color ?? color
  return {
    brand: shape(brand),
    second: shape(second),
    page: darkGround({ color: page, contrast: groundContrast.page }),
    chrome: darkGround({ color: chrome, contrast: groundContrast.chrome }),
    footer: darkGround({ color: footer, contrast: groundContrast.footer }),
  }
}

/** A portal's brand as CSS variables for light and dark mode. Only valid colors are written. */
export function portalCss({ setting }: Pick<PublicPortal, 'setting'>): string {
  const chosen: Colors = {
    brand: rgb(setting.primary_color, '#1f4fd8'),
    second: rgb(setting.secondary_color, '#0f766e'),
    page: rgb(setting.background, '#fbfaf7'),
    chrome: rgb(setting.footer_header_color, '#ffffff'),
    footer: rgb(setting.footer_color, '#16202e'),
  }
  const night = darkColors(chosen)
  // Brand-colored text appears on white cards, on the tint and on the page; the tint is the darkest light background.
  const light = setOf(chosen, {
    text: readableColor({ color: chosen.brand, background: '#e9e9e9' })?.color ?? '#111111',
    link: readableColor({ color: chosen.brand, background: chosen.page })?.color ?? textColor(chosen.page),
  })
  // In dark mode, text readable on the lightest background is also readable on the page.
  const text = readableColor({ color: night.brand, background: darkest.text })?.color ?? '#ffffff'
  const dark = setOf(night, { text, link: text })
  const names = Object.keys(light) as (keyof typeof light)[]
  // The logo was drawn for the chosen header color, so a light header color stays as a plate behind it.
  const plate = textColor(chosen.chrome) === darkText ? chosen.chrome : 'transparent'
  const lines = names.map((name) => `${name}:light-dark(${light[name]},${dark[name]})`)
  return `:root{${[...lines, `--chrome-plate:light-dark(transparent,${plate})`].join(';')}}\n`
}
