import { expect, test } from 'vitest'
import { patternLiterals } from './pattern-literals.ts'
import { projectSources } from './project-sources.ts'
import { slowText } from './slow-growth.ts'

test('texts built from a pattern reveal quadratic growth that rules about its form miss', () => {
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

test('no pattern literal in the source grows faster than such texts', () => {
  const sources = projectSources().filter(({ path }) => /^(?:shared|api|site|admin)\//.test(path))
  const literals = patternLiterals(sources)
  expect(literals.length).toBeGreaterThan(300)
  const slow = literals.flatMap(({ path, line, pattern }) => {
    const text = slowText(pattern)
    return text === null ? [] : [`${path}:${line} ${String(pattern)} upon ${text}`]
  })
  expect(slow).toEqual([])
}, 180_000)
