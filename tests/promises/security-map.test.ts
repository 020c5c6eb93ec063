import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const text = readFileSync(new URL('docs/security.md', ROOT), 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = '', state = '', answer = '']) => ({ id, state: state.trim(), answer }),
)

/** Items of levels 1 and 2 per chapter of ASVS 5.0.0, without V10 and V17. */
const ITEMS = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
}

test('the ASVS Level 2 map has every item once, with states matching its count table', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const counted: Record<string, number> = {}
  for (const { id } of rows) counted[id.split('.')[0] ?? ''] = (counted[id.split('.')[0] ?? ''] ?? 0) + 1
  expect(counted).toEqual(ITEMS)
  const stated = [...text.matchAll(/^\| (met|part|no|host|n\/a) \| (\d+) \|/gm)].map(([, state, count]) => [
    state,
    Number(count),
  ])
  expect(stated).toEqual(
    ['met', 'part', 'no', 'host', 'n/a'].map((state) => [state, rows.filter((row) => row.state === state).length]),
  )
})

test('every file named in the ASVS Level 2 map exists', () => {
  const named = [...text.matchAll(/`((?:api|shared|site|admin|tests|migrations)\/[^`]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([])
})
