import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'portico-lint-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The project's rules for another folder, from where a plugin is found by its whole path only. */
const rulesElsewhere = JSON.stringify(JSON.parse(readFileSync('.oxlintrc.json', 'utf8')), (key, value: unknown) =>
  key === 'jsPlugins' && Array.isArray(value)
    ? value.map((name) => fileURLToPath(import.meta.resolve(String(name))))
    : value,
)

/** Lints sources under the project's own rules as if they stood at these paths; answers the rules each breaks. */
function lint(files: { path: string; source: string }[]): string[] {
  rmSync(root, { recursive: true })
  files.forEach(({ path, source }, index) => {
    const file = join(root, path.replace(/(\.tsx?)$/, `-${index}$1`))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${source}\n`)
  })
  writeFileSync(join(root, '.oxlintrc.json'), rulesElsewhere)
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=unix'], { cwd: root, encoding: 'utf8' })
  return files.map((_, index) =>
    stdout
      .split('\n')
      .filter((line) => new RegExp(`-${index}\\.tsx?:`).test(line))
      .join('\n'),
  )
}

function refusedOf(imports: [string, string][]): string[] {
  const found = lint(imports.map(([path, imported]) => ({ path, source: `export { a } from '${imported}'` })))
  return imports
    .filter((_, index) => found[index]?.includes('no-restricted-imports'))
    .map(([path, imported]) => `${path} imports ${imported}`)
}

const forbidden: [string, string][] = [
  ['shared/src/rules/a.ts', 'node:fs'],
  ['shared/src/rules/a.ts', 'drizzle-orm'],
  ['shared/src/rules/a.ts', '../../../api/src/config.ts'],
  ['shared/src/ui/a.tsx', 'node:fs'],
  ['site/src/a.ts', '../../api/src/app.ts'],
  ['site/src/a.ts', '@portico/api/src/app.ts'],
  ['api/src/app.ts', '../local/start.ts'],
  ['api/src/kernel/a.ts', '../areas/orders/area.ts'],
  ['api/src/db/a.ts', '../reactions/a.ts'],
  ['api/src/areas/orders/a.ts', '../courses/queries.ts'],
  ['api/src/areas/orders/a.ts', 'stripe'],
  ['api/src/areas/orders/a.ts', '../../reactions/mail.ts'],
]

const allowed: [string, string][] = [
  ['shared/src/rules/a.ts', 'valibot'],
  ['shared/src/rules/a.ts', '../states/order.ts'],
  ['shared/src/ui/a.tsx', 'react'],
  ['site/src/a.ts', '@portico/shared/rules/pricing/tier-price.ts'],
  ['api/src/kernel/a.ts', '../db/client.ts'],
  ['api/src/areas/orders/a.ts', './queries.ts'],
  ['api/src/areas/orders/a.ts', '../../kernel/verb.ts'],
  ['api/src/adapters/a.ts', 'stripe'],
  ['api/local/start.ts', '../src/config.ts'],
]

test('[lint] imports flow one way', () => {
  expect(refusedOf(forbidden)).toEqual(forbidden.map(([path, imported]) => `${path} imports ${imported}`))
  expect(refusedOf(allowed)).toEqual([])
})

test('[lint] any, a non-null assertion and a file of 251 lines are errors', () => {
  const found = lint([
    { path: 'api/src/a.ts', source: 'export const a: any = 1' },
    { path: 'api/src/a.ts', source: 'export const a = (b?: string) => b!.length' },
    { path: 'api/src/a.ts', source: `export const a = 1${'\n// more'.repeat(250)}` },
    { path: 'api/src/a.ts', source: 'export const a = 1' },
  ])
  expect(found.map((text) => /no-explicit-any|no-non-null-assertion|max-lines/.exec(text)?.[0] ?? text)).toEqual([
    'no-explicit-any',
    'no-non-null-assertion',
    'max-lines',
    '',
  ])
})
