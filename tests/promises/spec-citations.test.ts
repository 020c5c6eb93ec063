import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SPEC = 'docs/spec.md'
/** Looks like a row id but is not one. */
const OTHERS = ['SHA-256']

/** Returns every id that a text cites, including the short forms `TEN-003, 004` and `TEN-033…035`. */
function citedIn(text: string): string[] {
  const rows = [...text.matchAll(/\b([A-Z]{3})-(\d{3})\b((?:(?:…|, )\d{3}\b)*)/g)].flatMap(
    ([, area = '', first = '', more = '']) =>
      [first, ...(more.match(/\d{3}/g) ?? [])].map((number) => `${area}-${number}`),
  )
  return [...rows, ...(text.match(/\bOP-\d+\b/g) ?? [])].filter((id) => !OTHERS.includes(id))
}

/** The specification's source texts are not in this repository, so references to their sections lead nowhere. */
const namesSource = (text: string): boolean => /\bseed 00\d\b|\b00[0-2] §\d/i.test(text)

/** Returns the ids in the first column of the tables. */
const idsOf = (spec: string): string[] => [...spec.matchAll(/^\| ([A-Z]{2,5}-\d+) \| \S/gm)].map(([, id = '']) => id)

const known = idsOf(readFileSync(SPEC, 'utf8'))
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = listed
  .trim()
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|astro|css|sql|md)$/.test(path) && path !== SPEC && existsSync(path))

test('every requirement and decision cited by code, tests or docs is in docs/spec.md once', () => {
  expect(new Set(known).size).toBe(known.length)
  const cited = files.flatMap((path) => citedIn(readFileSync(path, 'utf8')).map((id) => ({ path, id })))
  expect(new Set(cited.map(({ id }) => id)).size).toBeGreaterThan(400)
  expect(cited.filter(({ id }) => !known.includes(id))).toEqual([])
})

test('a citation that resolves nowhere would be found', () => {
  const unknown = ['XYZ', '001'].join('-')
  expect(citedIn(`// ${unknown}, 002 and ${unknown}…003; OP-01, SHA-256`)).toEqual([
    unknown,
    ['XYZ', '002'].join('-'),
    unknown,
    ['XYZ', '003'].join('-'),
    'OP-01',
  ])
  expect(idsOf(`| ${unknown} | text |\n| no-id | text |\n|---|---|\n| OP-07 | a | b |`)).toEqual([unknown, 'OP-07'])
})

test('nothing cites a section of the source texts, which are not in the repository', () => {
  const self = 'tests/promises/spec-citations.test.ts'
  expect(files).toContain(self)
  expect(files.filter((path) => path !== self && namesSource(readFileSync(path, 'utf8')))).toEqual([])
  expect(['(seed 002 §5)', 'Source: 000 §4, 001 §5', 'FRM-013', 'a seed of 2 rows'].map(namesSource)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
