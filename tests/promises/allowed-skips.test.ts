import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allowedSkips } from '../support/allowed-skips.ts'
import { testTitles } from '../support/test-titles.ts'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const titles = listed
  .split('\n')
  .filter((path) => /\.(?:test|spec)\.ts$/.test(path) && existsSync(path))
  .flatMap((path) => testTitles({ path, text: readFileSync(path, 'utf8') }))

const withoutTest = (parts: readonly string[]): string[] =>
  parts.filter((part) => !titles.some((title) => title.includes(part)))

test('every line of the allowed skips is part of a test’s title', () => {
  const parts = allowedSkips().map(({ part }) => part)
  expect(parts.length).toBeGreaterThan(10)
  expect(withoutTest(parts)).toEqual([])
})

test('finds a line whose test was renamed', () => {
  expect(withoutTest(['a title that no test has', 'finds a line whose test was'])).toEqual(['a title that no test has'])
})
