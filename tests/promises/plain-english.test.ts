import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testTitles } from '../support/test-titles.ts'

/** Words that made readers stop, each with what to write instead. */
const instead: readonly { not: RegExp; write: string }[] = [
  { not: /\bwhoever\b/i, write: 'the person or the code that acts' },
  { not: /\banew\b(?!`)/i, write: 'again, or retry, resend, replay' },
  { not: /\bmend(?:s|ed|ing)?\b/i, write: 'fix, repair' },
  { not: /\bhand(?:s|ed)? in\b/i, write: 'submit' },
  { not: /\bjudg(?:es?|ed)\b/i, write: 'validate, check' },
  { not: /^(?:Of|Whose|Whom) /, write: 'a verb or the thing itself first' },
  { not: /\[(?![A-Z]{3}-\d{3}\b|OP-\d)[A-Z]+-\d/, write: 'row ids of the specification only' },
]
const mostWordsInTitle = 20

const textOfLine = (line: string): string | undefined =>
  /^\s*(?:\{?\/\*\*?|\*|\/\/)\s?(?<text>.*?)(?:\s*\*\/\}?)?$/.exec(line)?.groups?.text

function findingsIn(path: string, text: string): string[] {
  const comments = text.split('\n').flatMap((line) => textOfLine(line) ?? [])
  const titles = /\.tsx?$/.test(path) ? testTitles({ path, text }) : []
  const words = [...comments, ...titles].flatMap((one) =>
    instead.filter(({ not }) => not.test(one)).map(({ write }) => `${path}: "${one}" — write ${write}`),
  )
  const long = titles
    .filter(
      (title) =>
        title
          .replace(/\[[^\]]*\]/g, '')
          .trim()
          .split(/\s+/).length > mostWordsInTitle,
    )
    .map((title) => `${path}: "${title}" — at most ${mostWordsInTitle} words`)
  return [...words, ...long]
}

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'api', 'site', 'admin', 'shared', 'tests'],
  {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  },
)
  .trim()
  .split('\n')
  .filter(
    (path) =>
      /\.(?:ts|tsx|astro|css)$/.test(path) && path !== 'tests/promises/plain-english.test.ts' && existsSync(path),
  )

test('comments and titles use plain words', () => {
  expect(files.length).toBeGreaterThan(2_000)
  expect(files.flatMap((path) => findingsIn(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('finds planted stumbles in comments and titles', () => {
  const words = '// Whoever comes second\n/*\n  * Of items that are gone\n*/\ntest("mends a file", () => {})'
  expect(findingsIn('a.ts', words)).toHaveLength(3)
  const made =
    "test.each([['a', (1)]])('hands in %s', () => {})\ntest.skipIf(f('x'))(\n  '[HOLE-1] judges it', () => {})"
  expect(findingsIn('a.ts', made)).toHaveLength(3)
  expect(findingsIn('a.ts', `test('${'word '.repeat(21)}', () => {})`)).toHaveLength(1)
  expect(findingsIn('a.ts', "const whoever = 'anew' // fine\n// Fixes a file")).toEqual([])
})
