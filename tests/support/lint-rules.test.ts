import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'portico-lint-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The project's lint rules for another folder, from which plugins resolve only by absolute path. */
const rulesElsewhere = JSON.stringify(JSON.parse(readFileSync('.oxlintrc.json', 'utf8')), (key, value: unknown) =>
  key === 'jsPlugins' && Array.isArray(value)
    ? value.map((name) => fileURLToPath(import.meta.resolve(String(name))))
    : value,
)

/** Lints sources under the project's own rules as if they were at these paths; returns the rules each breaks. */
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

/** Returns a function with this many lines of code, plus comments and blank lines that do not count. */
const functionOf = (lines: number): string =>
  `export function a(b: () => void) {\n  // why\n\n${'  b()\n'.repeat(lines - 2)}}`

test('[lint] rejects any, a non-null assertion, a file of 251 lines and a function of 61', () => {
  const found = lint([
    { path: 'api/src/a.ts', source: 'export const a: any = 1' },
    { path: 'api/src/a.ts', source: 'export const a = (b?: string) => b!.length' },
    { path: 'api/src/a.ts', source: `export const a = 1${'\n// more'.repeat(250)}` },
    { path: 'api/src/a.ts', source: functionOf(61) },
    { path: 'api/src/a.ts', source: functionOf(60) },
    { path: 'api/src/a.ts', source: 'export const a = 1' },
  ])
  expect(
    found.map((text) => /no-explicit-any|no-non-null-assertion|max-lines(?:-per-function)?/.exec(text)?.[0] ?? text),
  ).toEqual(['no-explicit-any', 'no-non-null-assertion', 'max-lines', 'max-lines-per-function', '', ''])
})
