import fc from 'fast-check'
import { contrastRatio } from '@portico/shared/rules/portals/contrast-ratio.ts'
import { parseColor } from '@portico/shared/rules/portals/parse-color.ts'
import { expect, test } from 'vitest'
import { samplePortal } from '../../../tests/sample-portals.ts'
import { portalCss } from './portal-css.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const variables = (css: string) =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]))
const contrast = (a: string | undefined, b: string | undefined) =>
  contrastRatio(parseColor(a ?? '') ?? [0, 0, 0], parseColor(b ?? '') ?? [0, 0, 0])

test('whatever colors a portal chose, the text on them reaches 4.5:1', () => {
  const portal = samplePortal()
  fc.assert(
    fc.property(
      color,
      color,
      color,
      color,
      color,
      (primary_color, secondary_color, background, footer_header_color, footer_color) => {
        const set = variables(
          portalCss({
            setting: {
              ...portal.setting,
              primary_color,
              secondary_color,
              background,
              footer_header_color,
              footer_color,
            },
          }),
        )
        for (const name of ['brand', 'brand-2', 'page', 'chrome', 'footer'])
          expect(contrast(set[`--${name}`], set[`--on-${name}`])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(set['--brand-text'], '#ffffff')).toBeGreaterThanOrEqual(4.5)
        expect(contrast(set['--page-link'], set['--page'])).toBeGreaterThanOrEqual(4.5)
      },
    ),
  )
})

test('[TEN-021] an invalid color never reaches the stylesheet, a valid one does', () => {
  const { setting } = samplePortal()
  const css = portalCss({ setting: { ...setting, primary_color: 'red;}body{display:none', footer_color: '#123456' } })
  expect(css).not.toContain('display')
  expect(css).toContain('--brand:#1f4fd8')
  expect(css).toContain('--footer:#123456')
})
