import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type TestFile = { path: string; text: string }

/** Rows that only slow tests prove, each with the reason why no quick test can. */
const slowAlone: Readonly<Record<string, string>> = {}

const isSlow = (path: string): boolean => /\.slow\.(test|spec)\.ts$/.test(path) || path.startsWith('tests/slow/')

/** Returns the rows in the brackets at the start of a title, the first argument of a call, such as `[CRT-004] [CAT-020, CAT-021] merges the cart`. */
function rowsIn(text: string): string[] {
  const brackets = [...text.matchAll(/\(\s*(['"`])((?:\[[^\]'"`\n]+\] ?)+)/g)].map(([, , ids = '']) => ids)
  return brackets.flatMap((bracket) => bracket.match(/\b[A-Z]{3}-\d{3}\b/g) ?? [])
}

/** Returns rows of slow titles that no quick title has, and exceptions that are no longer needed. */
function faultsOf(files: readonly TestFile[], exceptions: Readonly<Record<string, string>>): string[] {
  const quick = new Set(files.filter(({ path }) => !isSlow(path)).flatMap(({ text }) => rowsIn(text)))
  const slow = files.filter(({ path }) => isSlow(path))
  const missing = slow.flatMap(({ path, text }) =>
    [...new Set(rowsIn(text))].filter((id) => !quick.has(id)).map((id) => ({ id, path })),
  )
  return [
    ...missing.filter(({ id }) => !(id in exceptions)).map(({ id, path }) => `${id} is only in ${path}`),
    ...Object.keys(exceptions)
      .filter((one) => !missing.some(({ id }) => id === one))
      .map((id) => `${id} needs no exception`),
  ]
}

function testFiles(): TestFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const paths = listed.split('\n').filter((path) => /\.(test|spec)\.ts$/.test(path) && existsSync(path))
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

test('every row in a slow test’s title is also in a quick test’s title', () => {
  const files = testFiles()
  const slow = files.filter(({ path }) => isSlow(path)).flatMap(({ text }) => rowsIn(text))
  expect(new Set(slow).size).toBeGreaterThan(50)
  expect(faultsOf(files, slowAlone)).toEqual([])
})

test('finds rows named only by slow tests and exceptions no longer needed', () => {
  // Built from parts, so that these samples do not count as titles of this file.
  const id = (number: number) => `${['CRT', '00'].join('-')}${number}`
  const titled = (path: string, brackets: string): TestFile => ({ path, text: `test('${brackets} adds', () => {})` })
  const files = [
    titled('a.slow.spec.ts', `[start] [X-12] [${id(1)}] [${id(2)}]`),
    titled('tests/slow/b.test.ts', `[${id(3)}, ${id(4)}]`),
    titled('a.spec.ts', `[${id(1)}]`),
    titled('b.sized.test.ts', `[OP-83] [${id(3)}]`),
  ]
  expect(faultsOf(files, {})).toEqual([
    `${id(2)} is only in a.slow.spec.ts`,
    `${id(4)} is only in tests/slow/b.test.ts`,
  ])
  const reasons = { [id(1)]: 'a reason', [id(2)]: 'a reason', [id(4)]: 'a reason' }
  expect(faultsOf(files, reasons)).toEqual([`${id(1)} needs no exception`])
})
