import { expect, test } from 'vitest'
import { matcherOf } from './matcher-of.ts'

const match = matcherOf([
  { pattern: '/courses' },
  { pattern: '/:slug' },
  { pattern: '/sitemap-:range.xml' },
  { pattern: '/users/:id/courses' },
  { pattern: '/users/tags/:id' },
])
const found = (path: string) => {
  const { page, params } = match(path) ?? { page: null, params: null }
  return [page?.pattern ?? null, params]
}

test('matches a path, reads its parameters, and prefers a fixed segment over a parameter', () => {
  expect(found('/courses')).toEqual(['/courses', {}])
  expect(found('/courses/')).toEqual(['/courses', {}])
  expect(found('/about-us')).toEqual(['/:slug', { slug: 'about-us' }])
  expect(found('/sitemap-3.xml')).toEqual(['/sitemap-:range.xml', { range: '3' }])
  expect(found('/sitemap-.xml')).toEqual(['/:slug', { slug: 'sitemap-.xml' }])
  expect(found('/users/tags/7')).toEqual(['/users/tags/:id', { id: '7' }])
  expect(found('/users/tags/courses')).toEqual(['/users/tags/:id', { id: 'courses' }])
  expect(found('/users/7/courses')).toEqual(['/users/:id/courses', { id: '7' }])
})

test('matches no page for a path with other or empty segments', () => {
  const none = ['/', '//', '/users/7', '/users//courses', '/users/7/courses/8']
  expect(none.filter((path) => match(path) !== null)).toEqual([])
  expect(found('/users')).toEqual(['/:slug', { slug: 'users' }])
})
