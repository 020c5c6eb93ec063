import { expect, test } from 'vitest'
import { patternLiterals } from './pattern-literals.ts'
import { projectSources } from './project-sources.ts'
import { explosiveText } from './slow-growth.ts'

test('finds a pattern whose time multiplies with each character', () => {
  const planted = [/^(?:\s|[^\p{Cc}\p{Cs}]){0,255}$/u, /^(a+)+$/, /^(?:a|aa)*$/, /^(?:\w|_)*$/]
  expect(planted.filter((pattern) => explosiveText(pattern) === null)).toEqual([])
  const linear = [/^(?:[\t-\r]|[^\p{Cc}\p{Cs}]){0,255}$/u, /^[a-z]+(?:-[a-z]+)*$/, /[&<>"']/g, /^\s+/]
  expect(linear.filter((pattern) => explosiveText(pattern) !== null)).toEqual([])
})

test('no pattern literal in the source takes exponential time', () => {
  const literals = patternLiterals(projectSources().filter(({ path }) => /^(?:shared|api|site|admin)\//.test(path)))
  expect(literals.length).toBeGreaterThan(300)
  const explosive = literals.flatMap(({ path, line, pattern }) => {
    const text = explosiveText(pattern)
    return text === null ? [] : [`${path}:${line} ${String(pattern)} upon ${text}`]
  })
  expect(explosive).toEqual([])
})
