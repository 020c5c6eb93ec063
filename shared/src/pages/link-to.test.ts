import { expect, test } from 'vitest'
import { linkToEntry } from './link-to-entry.ts'
import { linkToStaff } from './link-to-staff.ts'
import { linkTo } from './link-to.ts'

test('builds a link from a page’s name and encoded parameters, with its query at the end', () => {
  expect(linkTo('home')).toBe('/')
  expect(linkTo('course', { slug: 'first-aid' })).toBe('/course/first-aid')
  expect(linkTo('course', { slug: '../a b?' })).toBe('/course/..%2Fa%20b%3F')
  expect(linkTo('overview', { slug: 'first-aid', related_id: 7 })).toBe('/courses/learner/first-aid/7/overview')
  expect(linkToEntry('faq', 'is it free?')).toBe('/faq/is%20it%20free%3F')
  expect(linkTo('sitemapRange', { range: 3 })).toBe('/sitemap-3.xml')
  expect(linkTo('courses', {}, { topic: 'care & safety' })).toBe('/courses?topic=care+%26+safety')
  expect(linkToStaff('portalCompany', { id: 7 })).toBe('/portals/7/company')
})

test('does not compile a link with missing or wrong parameters, or to no page', () => {
  // @ts-expect-error the slug is missing
  linkTo('course')
  // @ts-expect-error a course is named by its slug
  linkTo('course', { id: 7 })
  // @ts-expect-error the cart has no parameters
  linkTo('cart', { slug: 'first-aid' })
  // @ts-expect-error the portal's id is missing
  linkToStaff('portalCompany')
  // @ts-expect-error there is no such page
  expect(() => linkTo('courseOfTheDay')).toThrow(TypeError)
})
