import { expect, test } from 'vitest'
import { currentEntry } from './current-entry.ts'

test('one entry of the menu is current: the one nearest to the page', () => {
  const paths = ['/users', '/portals', '/portals/tags']
  expect(currentEntry(paths, '/portals/tags')).toBe('/portals/tags')
  expect(currentEntry(paths, '/portals/tags/12')).toBe('/portals/tags')
  expect(currentEntry(paths, '/portals/12/settings')).toBe('/portals')
  expect(currentEntry(paths, '/portals')).toBe('/portals')
  expect(currentEntry(paths, '/users-of-old')).toBeUndefined()
})

test('[STUMBLE-20] the pages of a course stand under Courses', () => {
  const menu = ['/courses/admin', '/courses/managers']
  for (const page of ['pricing', 'instructors', 'overview/details', 'overview/certificate-template'])
    expect(currentEntry(menu, `/courses/builder/ladder-safety/${page}`)).toBe('/courses/admin')
})
