import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemProgress } from '../../states/learning/item-progress.ts'
import { parsePrerequisites } from './parse-prerequisites.ts'
import { namedIn, prerequisitesMet } from './prerequisites-met.ts'

/** a success, b finished, c failed, d in progress, e not started; h is a heading with a and b, g a heading with a and e; x is not in the course. */
const STATUSES: Record<string, ItemProgress[]> = {
  a: [2],
  b: [5],
  c: [3],
  d: [1],
  e: [4],
  h: [2, 5],
  g: [2, 4],
  'mm-ITEM.1_x': [2],
}
const met = (script: string): boolean | 'unreadable' => {
  const expression = parsePrerequisites(script)
  return expression ? prerequisitesMet(expression, (identifier) => STATUSES[identifier] ?? []) : 'unreadable'
}
const answered = (rows: readonly (readonly [string, boolean])[]) => rows.map(([script]) => [script, met(script)])

test('passed and completed items are true, all others false; a heading requires all its items', () => {
  const rows = [
    ['a', true],
    ['b', true],
    ['c', false],
    ['d', false],
    ['e', false],
    ['h', true],
    ['g', false],
    ['mm-ITEM.1_x', true],
    [' "a" ', true],
  ] as const
  expect(answered(rows)).toEqual(rows)
})

test('and, or, not, sets and parentheses follow AICC script syntax', () => {
  const rows = [
    ['a & b', true],
    ['a&e', false],
    ['e|a', true],
    ['e | c', false],
    ['~e', true],
    ['~a', false],
    ['~~a', true],
    ['e & e | a', true],
    ['e & (e | a)', false],
    ['a | e & e', true],
    ['~e & a', true],
    ['~(a & e)', true],
    ['~e | e', true],
    ['2*{a, b, e}', true],
    ['3*{a,b,e}', false],
    ['1*{c,d,e}', false],
    ['0*{c}', true],
    ['2*{a & b, e | a}', true],
    ['1*{2*{a,b},e} & a', true],
  ] as const
  expect(answered(rows)).toEqual(rows)
})

test('compares a status by its word or letter', () => {
  const rows = [
    ['a = passed', true],
    ['a="completed"', true],
    ['b = "passed"', false],
    ['b = C', true],
    ['c = failed', true],
    ['c <> failed', false],
    ['d = "incomplete"', true],
    ['e = "not attempted"', true],
    ['e <> "not attempted"', false],
    ['a = browsed', false],
    ['a <> "failed" & e = N', true],
  ] as const
  expect(answered(rows)).toEqual(rows)
})

test('conditions on items missing from the course lock nothing, but other conditions still lock', () => {
  const rows = [
    ['x', true],
    ['~x', true],
    ['x = passed', true],
    ['x <> passed', true],
    ['x & a', true],
    ['x & e', false],
    ['x | e', true],
    ['~(x & a)', true],
    ['2*{x,a,e}', true],
    ['3*{x,a,e}', false],
  ] as const
  expect(answered(rows)).toEqual(rows)
})

test('rejects invalid expressions and lists the items that a valid one names', () => {
  for (const script of [
    '',
    '  ',
    '&',
    'a &',
    'a b',
    '(a',
    'a)',
    '2*',
    '2*{',
    'two*{a}',
    '2*{a',
    'a = ',
    '= a',
    '~',
    '{a}',
    'a < b',
    '"a',
    'a,b',
    `a${' & a'.repeat(1_000)}`,
  ])
    expect([script, met(script)]).toEqual([script, 'unreadable'])
  expect(parsePrerequisites(null)).toBeNull()
  const read = parsePrerequisites('a & (b = passed | ~c) & 2*{d, e}')
  expect(read && namedIn(read)).toEqual(['a', 'b', 'c', 'd', 'e'])
  fc.assert(fc.property(fc.stringMatching(/^[ab&|~=<>(){},*" 12]{0,60}$/), (script) => void met(script)))
})
