import { expect, test } from 'vitest'
import { courseStatus } from '../../states/courses/course.ts'
import { canPublishCourse, publishReasons } from './can-publish-course.ts'

const ready = {
  publication_status: courseStatus.draft,
  pricings_count: 1,
  instructors_count: 1,
  is_certificate_required: true,
  has_certificate_template: true,
  unready_count: 0,
}

test('[BLD-021] [CER-009] publishing requires a price and a renderable certificate, and lists what is missing', () => {
  expect(canPublishCourse(ready)).toEqual([])
  expect(canPublishCourse({ ...ready, pricings_count: 0 })).toEqual(['no_pricing'])
  expect(canPublishCourse({ ...ready, instructors_count: 0, has_certificate_template: false })).toEqual([
    'no_instructors',
    'no_certificate_template',
  ])
  expect(canPublishCourse({ ...ready, is_certificate_required: false, has_certificate_template: false })).toEqual([])
  expect(canPublishCourse({ ...ready, unready_count: 2 })).toEqual(['unready_items'])
  expect(publishReasons.no_pricing).toBe('The course has no price.')
})

test('[BLD-021] a published course may be republished without a price, but not with items that nobody could finish', () => {
  const bare = { ...ready, pricings_count: 0, instructors_count: 0, unready_count: 1 }
  const again = { ...bare, publication_status: courseStatus.published }
  expect(canPublishCourse({ ...again, unready_count: 0 })).toEqual([])
  expect(canPublishCourse(again)).toEqual(['unready_items'])
  expect(canPublishCourse({ ...bare, publication_status: courseStatus.archived })).toEqual([
    'no_pricing',
    'no_instructors',
    'unready_items',
  ])
})
