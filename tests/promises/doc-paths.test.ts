import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = listed
  .trim()
  .split('\n')
  .filter((path) => existsSync(path))
const docs = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')

/** Returns the files and folders of ours that a text names in backticks; `kernel/mount.ts` stands for the only path with that ending. */
function namedIn(text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
  return named.filter(
    (name) =>
      /^[\w.@/-]+$/.test(name) &&
      (/\/[\w.-]+\.(ts|tsx|astro|css|sql|md)$/.test(name) ||
        /^(shared|api|site|admin|tests|docs)\/[\w/-]+$/.test(name)),
  )
}
const isThere = (name: string): boolean =>
  files.some((path) => path === name || path.endsWith(`/${name}`) || path.startsWith(name.replace(/\/?$/, '/')))

test('every file and folder named in the docs exists', () => {
  const named = docs.flatMap((path) => namedIn(readFileSync(path, 'utf8')).map((name) => ({ path, name })))
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
})

test('a name that leads nowhere would be found', () => {
  const text =
    'In `kernel/mount.ts`, `api/src/nowhere`, `shared/src/<list>.ts`, `/faq/:slug`, `pnpm test` and `a/gone.ts`.'
  expect(namedIn(text)).toEqual(['kernel/mount.ts', 'api/src/nowhere', 'a/gone.ts'])
  expect(namedIn(text).filter((name) => !isThere(name))).toEqual(['api/src/nowhere', 'a/gone.ts'])
})

test('no file contains conflict markers of an unfinished merge', () => {
  const marks = /^(?:<{7} |>{7} |={7}$)/m
  expect(marks.test(`a\n${'<'.repeat(7)} HEAD\nb`)).toBe(true)
  const written = files.filter((path) => /\.(?:md|ts|tsx|astro|css|sql|json|yaml|yml|txt|snap)$/.test(path))
  expect(written.length).toBeGreaterThan(2_000)
  expect(written.filter((path) => marks.test(readFileSync(path, 'utf8')))).toEqual([])
})
