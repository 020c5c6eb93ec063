import { expect, test } from 'vitest'
import { currentEntry } from './current-entry.ts'

test('marks one menu entry as current: the closest to the page', () => {
  const paths = ['/users', '/portals', '/portals/tags']
  expect(currentEntry(paths, '/portals/tags')).toBe('/portals/tags')
  expect(currentEntry(paths, '/portals/tags/12')).toBe('/portals/tags')
  expect(currentEntry(paths, '/portals/12/settings')).toBe('/portals')
  expect(currentEntry(paths, '/portals')).toBe('/portals')
  expect(currentEntry(paths, '/users-of-old')).toBeUndefined()
})

test('the pages of a course belong to Courses in the menu', () => {
  const menu = ['/courses/admin', '/courses/managers']
  for (const page of ['pricing', 'instructors', 'overview/details', 'overview/certificate-template'])
    expect(currentEntry(menu, `/courses/builder/ladder-safety/${page}`)).toBe('/courses/admin')
})
