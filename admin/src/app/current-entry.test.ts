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
