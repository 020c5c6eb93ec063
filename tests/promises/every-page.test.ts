import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { itemTypes } from '../../shared/src/item-types/item-types.ts'
import { allPages, builtPages } from '../../shared/src/pages/all-pages.ts'
import { closedToRobots } from '../../shared/src/pages/closed-to-robots.ts'
import { pageOfPath } from '../../shared/src/pages/page-of-path.ts'
import { sitePages } from '../../shared/src/pages/site-pages.ts'
import { projectSources } from '../support/project-sources.ts'

const sampleOf = (pattern: string): string => pattern.replace(/:\w+/g, '7')
/** Returns the URL pattern of a file of site/src/pages, as Astro reads it. */
const urlPatternOf = (file: string): RegExp =>
  new RegExp(
    `^/${file
      .replace(/\.(?:astro|ts)$/, '')
      .replace(/(?:^|\/)index$/, '')
      .replaceAll('.', '\\.')
      .replace(/\[\\\.\\\.\\\.\w+\]/g, '.*')
      .replace(/\[\w+\]/g, '[^/]+')}$`,
  )
// Files that answer URLs without a page.
const forNoPage = ['404.astro', '500.astro', '[...path].astro']
const files = globSync('**/*.{astro,ts}', { cwd: 'site/src/pages' }).filter((file) => !forNoPage.includes(file))

test('every built page of the site has a file, and every file has a page', () => {
  const drawn = Object.values(sitePages).filter(({ made }) => typeof made === 'string' || !('moved_to' in made))
  const isOwn = (file: string, pattern: string): boolean =>
    urlPatternOf(file).test(sampleOf(pattern)) && file.includes('[') === pattern.includes(':')
  expect(drawn.map(({ pattern }) => pattern).filter((pattern) => !files.some((file) => isOwn(file, pattern)))).toEqual(
    [],
  )
  expect(files.filter((file) => !drawn.some(({ pattern }) => isOwn(file, pattern)))).toEqual([])
  // Control: a page without a file and a file without a page would be found.
  expect(files.some((file) => isOwn(file, '/bundles/:slug'))).toBe(true)
  expect(files.some((file) => isOwn(file, '/bundles/:slug/more'))).toBe(false)
})

test('every path resolves to its own page, whatever other patterns exist', () => {
  expect(allPages.filter((page) => pageOfPath(sampleOf(page.pattern)) !== page).map(({ pattern }) => pattern)).toEqual(
    [],
  )
  expect(pageOfPath('/sitemap-3.xml')?.pattern).toBe('/sitemap-:range.xml')
  expect(pageOfPath('/sitemap-.xml')?.pattern).toBe('/:slug')
})

test('robots.txt closes exactly the personal pages', () => {
  const isClosed = (path: string): boolean => closedToRobots.some((start) => path.startsWith(start))
  const told = builtPages.map(
    ({ pattern, crawl }) => [pattern, crawl === 'closed', isClosed(sampleOf(pattern))] as const,
  )
  expect(told.filter(([, wanted, is]) => wanted !== is)).toEqual([])
})

test('every page in a sitemap may be read and indexed by search engines', () => {
  expect(builtPages.filter(({ in_sitemap, crawl }) => in_sitemap && crawl !== 'open')).toEqual([])
})

// The fixed beginnings of URLs with parameters; code that appends a value to one builds a URL by hand.
const heads = [
  ...new Set(
    Object.values(sitePages)
      .filter(({ pattern }) => pattern.includes('/:') && pattern !== '/:slug')
      .map(({ pattern }) => pattern.slice(0, pattern.indexOf(':'))),
  ),
]
const handmade = (text: string): string[] =>
  heads.filter((head) => text.includes(`${head}\${`) && !text.includes(`/api${head}\${`))

test('no page URL is built by hand', () => {
  const found = projectSources()
    .filter(({ path }) => /^(?:api|site|admin|shared)\/src\//.test(path))
    .flatMap(({ path, text }) => handmade(text).map((head) => `${path}: ${head}`))
  expect(found).toEqual([])
  expect(handmade('to: `/course/${slug}`')).toEqual(['/course/'])
})

// An API path of the contract may look like a page's path; a page's declaration says `pattern`.
const fixed = builtPages.map(({ pattern }) => pattern).filter((pattern) => pattern !== '/' && !pattern.includes(':'))
const hardcodedPaths = (text: string): string[] =>
  [...text.matchAll(/(?<!\bpath: )(['"])(\/[^'"?#\s]*)[^'"]*\1/g)].flatMap(([, , path = '']) =>
    fixed.includes(path) ? [path] : [],
  )

test('each page path is spelled once, in its declaration or below the registry', () => {
  const spelled = projectSources()
    .filter(({ path }) => /^(?:api|site|admin|shared)\/src\//.test(path))
    .flatMap(({ path, text }) => hardcodedPaths(text).map((address) => ({ path, address })))
  const declared = /^shared\/src\/(?:pages\/|access\/(?:app-paths|staff-dashboard)\.ts$)/
  expect(spelled.filter(({ path }) => !declared.test(path))).toEqual([])
  expect(spelled.length).toBeGreaterThan(20)
  expect(hardcodedPaths(`assign('/login?ended=1'), <a href="/orders">, path: '/courses', '/nowhere'`)).toEqual([
    '/login',
    '/orders',
  ])
})

test('each item type with its own path below the outline has a page', () => {
  const outline = sitePages.outline.pattern
  const segments = new Set(Object.values(itemTypes).flatMap(({ segment }) => segment ?? []))
  const missing = [...segments].filter((segment) => pageOfPath(`${sampleOf(outline)}/${segment}/7`)?.made !== 'shell')
  expect(missing).toEqual([])
  expect([...segments]).toEqual(['exams', 'assignments', 'ScormModule'])
})
