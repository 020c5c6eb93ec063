import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** Returns the files that a text names in backticks without their folder, such as `mount.ts`. */
const unqualifiedNamesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\.(?:ts|tsx|astro|css|sql))`/g)].map(([, name = '']) => name)

/** Returns the links of a page within the repository: the file and the heading in it. */
const linksIn = (text: string): { to: string; heading: string }[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => ({ to: link.split('#')[0] ?? '', heading: link.split('#')[1] ?? '' }))

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/ /g, '-'),
  )

test('every file named in the docs without its folder exists', () => {
  const names = new Set(files.map((path) => path.split('/').at(-1)))
  const named = docs.flatMap((path) => unqualifiedNamesIn(readFileSync(path, 'utf8')).map((name) => ({ path, name })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !names.has(name))).toEqual([])
  expect(unqualifiedNamesIn('`mount.ts`, `a/b.ts`, `<type>.ts` and `email.<event>.ts`')).toEqual(['mount.ts'])
})

test('every link in the docs leads to an existing file and heading', () => {
  const links = docs.flatMap((path) => linksIn(readFileSync(path, 'utf8')).map((link) => ({ path, ...link })))
  expect(links.length).toBeGreaterThan(150)
  const isLost = ({ path, to, heading }: { path: string; to: string; heading: string }): boolean => {
    const target = to === '' ? path : join(dirname(path), to)
    if (!existsSync(target)) return true
    return heading !== '' && !anchorsOf(readFileSync(target, 'utf8')).includes(heading)
  }
  expect(links.filter(isLost)).toEqual([])
  expect(isLost({ path: 'README.md', to: 'docs/gone.md', heading: '' })).toBe(true)
  expect(isLost({ path: 'README.md', to: 'docs/architecture.md', heading: 'gone' })).toBe(true)
})

test('every domain of the API has a page that the architecture page links to', () => {
  const domains = [...new Set(files.flatMap((path) => /^api\/src\/domains\/([^/]+)\//.exec(path)?.[1] ?? []))]
  const overview = readFileSync('docs/architecture.md', 'utf8')
  expect(domains.length).toBeGreaterThan(20)
  expect(domains.filter((name) => !overview.includes(`](domains/${name}.md)`))).toEqual([])
})

test('no file contains conflict markers of an unfinished merge', () => {
  const marks = /^(?:<{7} |>{7} |={7}$)/m
  expect(marks.test(`a\n${'<'.repeat(7)} HEAD\nb`)).toBe(true)
  const written = files.filter((path) => /\.(?:md|ts|tsx|astro|css|sql|json|yaml|yml|txt|snap)$/.test(path))
  expect(written.length).toBeGreaterThan(2_000)
  expect(written.filter((path) => marks.test(readFileSync(path, 'utf8')))).toEqual([])
})
