import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { contrastRatio } from '@portico/shared/rules/portals/contrast-ratio.ts'
import { parseColor } from '@portico/shared/rules/portals/parse-color.ts'
import { expect, test } from 'vitest'
import { samplePortal } from '../../../tests/sample-portals.ts'
import { portalCss } from './portal-css.ts'

const tokensFile = new URL('../../../../shared/src/ui/css/tokens.css', import.meta.url)
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
type Scheme = 'light' | 'dark'
const variables = (css: string, scheme: Scheme) =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):light-dark\(([^,]+),([^)]+)\)/g)].map(([, name, light, dark]) => [
      name,
      scheme === 'light' ? light : dark,
    ]),
  )
const contrast = (a: string | undefined, b: string | undefined) =>
  contrastRatio(parseColor(a ?? '') ?? [0, 0, 0], parseColor(b ?? '') ?? [0, 0, 0])

test('[TEN-021] keeps text contrast at 4.5:1 in both schemes and dark shapes at 3:1', () => {
  const portal = samplePortal()
  fc.assert(
    fc.property(
      color,
      color,
      color,
      color,
      color,
      (primary_color, secondary_color, background, footer_header_color, footer_color) => {
        const css = portalCss({
          setting: {
            ...portal.setting,
            primary_color,
            secondary_color,
            background,
            footer_header_color,
            footer_color,
          },
        })
        for (const scheme of ['light', 'dark'] as const) {
          const set = variables(css, scheme)
          for (const name of ['brand', 'brand-2', 'page', 'chrome', 'footer'])
            expect(contrast(set[`--${name}`], set[`--on-${name}`])).toBeGreaterThanOrEqual(4.5)
          for (const behind of scheme === 'light' ? ['#ffffff', '#f4f2ed'] : ['#1c1f25', '#272b33'])
            expect(contrast(set['--brand-text'], behind)).toBeGreaterThanOrEqual(4.5)
          if (scheme === 'dark')
            for (const name of ['brand', 'brand-2'])
              expect(contrast(set[`--${name}`], '#272b33')).toBeGreaterThanOrEqual(3)
          expect(contrast(set['--page-link'], set['--page'])).toBeGreaterThanOrEqual(4.5)
        }
        const dark = variables(css, 'dark')
        for (const name of ['page', 'chrome', 'footer'])
          expect(contrast(dark[`--${name}`], '#ffffff')).toBeGreaterThanOrEqual(16.5)
      },
    ),
  )
})

test('lightens low-chroma brands in dark mode so that buttons and links do not look disabled', () => {
  const { setting } = samplePortal()
  for (const primary_color of ['#26364d', '#475569', '#111111']) {
    const dark = variables(portalCss({ setting: { ...setting, primary_color } }), 'dark')
    expect(contrast(dark['--brand'], '#272b33')).toBeGreaterThanOrEqual(8)
    expect(contrast(dark['--brand-text'], '#1c1f25')).toBeGreaterThanOrEqual(8)
  }
})

test('[TEN-021] writes a valid color to the stylesheet and never an invalid one', () => {
  const { setting } = samplePortal()
  const css = portalCss({ setting: { ...setting, primary_color: 'red;}body{display:none', footer_color: '#123456' } })
  expect(css).not.toContain('display')
  expect(css).toContain('--brand:light-dark(#1f4fd8,')
  expect(css).toContain('--footer:light-dark(#123456,')
})

test('keeps a dark header dark, and a light plate behind logos for light headers', () => {
  const { setting } = samplePortal()
  const cssOf = (footer_header_color: string) => portalCss({ setting: { ...setting, footer_header_color } })
  const navy = cssOf('#0d1420')
  expect(variables(navy, 'dark')).toMatchObject({ '--chrome': '#0d1420', '--chrome-plate': 'transparent' })
  expect(variables(cssOf('#fff8e7'), 'dark')).toMatchObject({ '--on-chrome': '#ffffff', '--chrome-plate': '#fff8e7' })
  expect(variables(cssOf('#fff8e7'), 'light')).toMatchObject({ '--chrome': '#fff8e7', '--chrome-plate': 'transparent' })
})

test('generates the same colors for a portal without its own as the design tokens', () => {
  const { setting } = samplePortal()
  const usual = { primary_color: '', secondary_color: '', background: '', footer_header_color: '', footer_color: '' }
  const tokens = readFileSync(tokensFile, 'utf8')
  for (const scheme of ['light', 'dark'] as const) {
    const set = variables(portalCss({ setting: { ...setting, ...usual } }), scheme)
    for (const name of ['--brand', '--on-brand', '--brand-2', '--page', '--chrome', '--footer'])
      expect([name, variables(tokens.replaceAll(': light', ':light').replaceAll(', ', ','), scheme)[name]]).toEqual([
        name,
        set[name],
      ])
  }
})
