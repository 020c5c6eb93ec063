import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { itemTypes } from '../../shared/src/item-types/item-types.ts'
import { allPages, builtPages } from '../../shared/src/pages/all-pages.ts'
import { closedToRobots } from '../../shared/src/pages/closed-to-robots.ts'
import { pageOfPath } from '../../shared/src/pages/page-of-path.ts'
import { sitePages } from '../../shared/src/pages/site-pages.ts'
import { projectSources } from '../support/project-sources.ts'

const sampleOf = (pattern: string): string => pattern.replace(/:\w+/g, '7')
/** The address of a file of site/src/pages, as Astro reads it. */
const addressOf = (file: string): RegExp =>
  new RegExp(
    `^/${file
      .replace(/\.(?:astro|ts)$/, '')
      .replace(/(?:^|\/)index$/, '')
      .replaceAll('.', '\\.')
      .replace(/\[\\\.\\\.\\\.\w+\]/g, '.*')
      .replace(/\[\w+\]/g, '[^/]+')}$`,
  )
// What answers an address that no page has.
const forNoPage = ['404.astro', '500.astro', '[...path].astro']
const files = globSync('**/*.{astro,ts}', { cwd: 'site/src/pages' }).filter((file) => !forNoPage.includes(file))

test('[HOUSE-1] every built page of the site has its file, and no file stands that no page declares', () => {
  const drawn = Object.values(sitePages).filter(({ made }) => typeof made === 'string' || !('moved_to' in made))
  const isOwn = (file: string, pattern: string): boolean =>
    addressOf(file).test(sampleOf(pattern)) && file.includes('[') === pattern.includes(':')
  expect(drawn.map(({ pattern }) => pattern).filter((pattern) => !files.some((file) => isOwn(file, pattern)))).toEqual(
    [],
  )
  expect(files.filter((file) => !drawn.some(({ pattern }) => isOwn(file, pattern)))).toEqual([])
  // The control: a page without a file and a file without a page would be seen.
  expect(files.some((file) => isOwn(file, '/bundles/:slug'))).toBe(true)
  expect(files.some((file) => isOwn(file, '/bundles/:slug/more'))).toBe(false)
})

test('[HOUSE-1] every address is found as its own page, whatever stands beside it', () => {
  expect(allPages.filter((page) => pageOfPath(sampleOf(page.pattern)) !== page).map(({ pattern }) => pattern)).toEqual(
    [],
  )
  expect(pageOfPath('/sitemap-3.xml')?.pattern).toBe('/sitemap-:range.xml')
  expect(pageOfPath('/sitemap-.xml')?.pattern).toBe('/:slug')
})

test('[HOUSE-1] robots.txt closes every page for one person and none for everybody', () => {
  const isClosed = (path: string): boolean => closedToRobots.some((start) => path.startsWith(start))
  const told = builtPages.map(
    ({ pattern, crawl }) => [pattern, crawl === 'closed', isClosed(sampleOf(pattern))] as const,
  )
  expect(told.filter(([, wanted, is]) => wanted !== is)).toEqual([])
})

test('[HOUSE-1] what a sitemap lists may be read and kept by search engines', () => {
  expect(builtPages.filter(({ in_sitemap, crawl }) => in_sitemap && crawl !== 'open')).toEqual([])
})

// The fixed beginnings of addresses with parameters: whoever puts a value behind one writes an address by hand.
const heads = [
  ...new Set(
    Object.values(sitePages)
      .filter(({ pattern }) => pattern.includes('/:') && pattern !== '/:slug')
      .map(({ pattern }) => pattern.slice(0, pattern.indexOf(':'))),
  ),
]
const handmade = (text: string): string[] =>
  heads.filter((head) => text.includes(`${head}\${`) && !text.includes(`/api${head}\${`))

test('[HOUSE-1] no address of a page is put together by hand', () => {
  const found = projectSources()
    .filter(({ path }) => /^(?:api|site|admin|shared)\/src\//.test(path))
    .flatMap(({ path, text }) => handmade(text).map((head) => `${path}: ${head}`))
  expect(found).toEqual([])
  expect(handmade('to: `/course/${slug}`')).toEqual(['/course/'])
})

// An API path of the contract may read like a page's address; a page says `pattern` where it is declared.
const fixed = builtPages.map(({ pattern }) => pattern).filter((pattern) => pattern !== '/' && !pattern.includes(':'))
const spelledOut = (text: string): string[] =>
  [...text.matchAll(/(?<!\bpath: )(['"])(\/[^'"?#\s]*)[^'"]*\1/g)].flatMap(([, , path = '']) =>
    fixed.includes(path) ? [path] : [],
  )

test('[HOUSE-1] the address of a page is spelled once: where it is declared, or where what the registry stands on leads to it', () => {
  const spelled = projectSources()
    .filter(({ path }) => /^(?:api|site|admin|shared)\/src\//.test(path))
    .flatMap(({ path, text }) => spelledOut(text).map((address) => ({ path, address })))
  const declared = /^shared\/src\/(?:pages\/|access\/(?:addresses|staff-dashboard)\.ts$)/
  expect(spelled.filter(({ path }) => !declared.test(path))).toEqual([])
  expect(spelled.length).toBeGreaterThan(20)
  expect(spelledOut(`assign('/login?ended=1'), <a href="/orders">, path: '/courses', '/nowhere'`)).toEqual([
    '/login',
    '/orders',
  ])
})

test('[HOUSE-1] each type of item with an address of its own below the outline has its page', () => {
  const outline = sitePages.outline.pattern
  const segments = new Set(Object.values(itemTypes).flatMap(({ segment }) => segment ?? []))
  const missing = [...segments].filter((segment) => pageOfPath(`${sampleOf(outline)}/${segment}/7`)?.made !== 'shell')
  expect(missing).toEqual([])
  expect([...segments]).toEqual(['exams', 'assignments', 'ScormModule'])
})
