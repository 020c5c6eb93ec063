import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrastRatio } from '../../rules/portals/contrast-ratio.ts'
import { parseColor } from '../../rules/portals/parse-color.ts'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const text = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
type Scheme = 'light' | 'dark'
/** Returns a token's value in a scheme; a token with a single value has it in both. */
function token(name: string, scheme: Scheme): string {
  const value = new RegExp(`--${name}: (.+?);`).exec(text)?.[1] ?? ''
  const both = /^light-dark\(([^,]+), ([^)]+)\)$/.exec(value)
  return (scheme === 'light' ? both?.[1] : both?.[2]) ?? value
}
const contrast = (one: string, other: string, scheme: Scheme) => {
  const [a, b] = [one, other].map((name) => parseColor(token(name, scheme)))
  if (!a || !b) throw new Error(`${one} or ${other} is no plain color in ${scheme}`)
  return Math.round(contrastRatio(a, b) * 100) / 100
}

const grounds = ['surface', 'surface-2', 'surface-hover', 'ground']
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['ink', grounds],
  ['ink-2', grounds],
  ['placeholder', ['surface']],
  ['success', ['success-soft', 'surface']],
  ['waiting', ['waiting-soft', 'surface']],
  ['failed', ['failed-soft', 'surface']],
  ['progress', ['progress-soft', 'surface']],
  ['neutral', ['neutral-soft', 'surface']],
  ['on-failed', ['failed', 'failed-strong']],
  ['surface', ['ink']],
  ['ink', ['success-soft', 'waiting-soft', 'failed-soft', 'progress-soft', 'neutral-soft']],
  ['on-brand', ['brand']],
  ['brand-text', ['surface']],
  ['on-page', ['page']],
  ['on-chrome', ['chrome']],
  ['on-footer', ['footer']],
]
const shapes: readonly (readonly [string, readonly string[]])[] = [
  ['line-strong', ['surface', 'surface-2']],
  ['own-focus', grounds],
  ['brand', ['surface']],
  ['star', ['surface']],
  ['success-on-ink', ['ink']],
  ['failed-on-ink', ['ink']],
]

test.each(['light', 'dark'] as const)(
  'in the %s scheme text has 4.5:1 contrast on its backgrounds and shapes 3:1',
  (scheme) => {
    const low = (pairs: typeof texts, least: number) =>
      pairs.flatMap(([name, behind]) =>
        behind.flatMap((ground) => {
          const ratio = contrast(name, ground, scheme)
          return ratio < least ? [`${name} on ${ground}: ${ratio}`] : []
        }),
      )
    expect([...low(texts, 4.5), ...low(shapes, 3)]).toEqual([])
  },
)

test('only the token style sheet contains literal colors', () => {
  const sheets = globSync('{shared,site,admin}/src/**/*.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(20)
  const color = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(|(?<![\w-])(?:white|black)(?![\w-])/i
  const named = sheets
    .filter((file) => !file.endsWith('css/tokens.css'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split('\n')
        .filter((line) => color.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(named).toEqual([])
})
