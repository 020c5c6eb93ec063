import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

type Found = { diagnostics: { code: string; filename: string }[] }

const folder = mkdtempSync(join(tmpdir(), 'portico-patterns-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the regular expressions that the project's own lint settings report as superlinear. The stage `lint` checks every source for this. */
function slowPatterns(...paths: string[]): string[] {
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['-c', '.oxlintrc.json', '--format', 'json', ...paths], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  })
  return (JSON.parse(stdout) as Found).diagnostics
    .filter(({ code }) => code.startsWith('regexp('))
    .map(({ code, filename }) => `${filename}: ${code}`)
}

test('finds quadratic patterns in trimming, in exchanged quantifiers and in patterns built from strings', () => {
  const [trims, exchanges, built, linear] = ['trims', 'exchanges', 'built', 'linear'].map((name) =>
    join(folder, `${name}.ts`),
  )
  writeFileSync(
    trims ?? '',
    String.raw`export const clean = (path: string): string => path.replace(/[/\\]+$/, '')` + '\n',
  )
  writeFileSync(
    exchanges ?? '',
    String.raw`export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)` + '\n',
  )
  writeFileSync(built ?? '', "export const isWords = (text: string): boolean => new RegExp('^(a+)+$').test(text)\n")
  writeFileSync(linear ?? '', 'export const isSlug = (text: string): boolean => /^[a-z]+(?:-[a-z]+)*$/.test(text)\n')
  expect(slowPatterns(folder).toSorted()).toEqual(
    [
      `${exchanges}: regexp(no-super-linear-backtracking)`,
      `${built}: regexp(no-super-linear-backtracking)`,
      `${trims}: regexp(no-super-linear-move)`,
    ].toSorted(),
  )
})
