import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

test('limits titles to 65 characters, dropping the portal’s name before cutting words', () => {
  expect(pageTitle('Safe Lifting', 'Harbor Academy')).toBe('Safe Lifting | Harbor Academy')
  expect(pageTitle('Courses by Harbor Academy', 'Harbor Academy')).toBe('Courses by Harbor Academy')
  const long = 'Fall Protection for Residential Roofing Crews in Cold Climates'
  expect(pageTitle(long, 'Harbor Academy')).toBe(long)
  expect(pageTitle(`${long} and Beyond`, 'Harbor Academy')).toBe(`${long}…`)
  const shared = 'Department of Environmental Quality, Operator Certification'
  expect(pageTitle(`${shared} — Utah`, 'Harbor Academy')).toBe('Department of Environmental Quality, Operator… — Utah')
  expect(pageTitle('x'.repeat(90), 'Harbor Academy')).toHaveLength(65)
})
