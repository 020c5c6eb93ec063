import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { patternLiterals } from './pattern-literals.ts'
import { projectSources } from './project-sources.ts'
import { slowText } from './slow-growth.ts'

type Found = { diagnostics: { code: string; filename: string }[] }

const folder = mkdtempSync(join(tmpdir(), 'portico-patterns-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The regular expressions that the project's own lint settings say take more than linear time. */
function slowPatterns(...paths: string[]): string[] {
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['-c', '.oxlintrc.json', '--format', 'json', ...paths], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  })
  return (JSON.parse(stdout) as Found).diagnostics
    .filter(({ code }) => code.startsWith('regexp('))
    .map(({ code, filename }) => `${filename}: ${code}`)
}

test('[HOLE-6] a pattern that takes quadratic time is found, in trimming, in an exchange of quantifiers and in one built of a text', () => {
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

test('[HOLE-6] no pattern of the source takes more than linear time', () => {
  expect(slowPatterns('shared', 'api', 'site', 'admin')).toEqual([])
}, 60_000)

test('[HOLE-6] upon texts made of a pattern itself, quadratic time shows in how it grows, also where rules about its form see nothing', () => {
  const planted = [
    /<!--[\s\S]*?-->/g,
    /<!--[\s\S]*?-->/,
    /\s+$/,
    /[/\\]+$/g,
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    /\bon\w*=.*?;/,
  ]
  for (const pattern of planted)
    expect([String(pattern), slowText(pattern)]).toEqual([String(pattern), expect.any(String)])
  const linear = [/^<!--[\s\S]*?-->/, /^\s+/, /^[a-z]+(?:-[a-z]+)*$/, /[&<>"']/g, /\s/g]
  for (const pattern of linear) expect([String(pattern), slowText(pattern)]).toEqual([String(pattern), null])
}, 180_000)

test('[HOLE-6] no pattern that the source writes down grows faster than such texts', () => {
  const sources = projectSources().filter(({ path }) => /^(?:shared|api|site|admin)\//.test(path))
  const literals = patternLiterals(sources)
  expect(literals.length).toBeGreaterThan(300)
  const slow = literals.flatMap(({ path, line, pattern }) => {
    const text = slowText(pattern)
    return text === null ? [] : [`${path}:${line} ${String(pattern)} upon ${text}`]
  })
  expect(slow).toEqual([])
}, 180_000)
