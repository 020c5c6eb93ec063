import { linkToPreview, previewId } from '@portico/shared/pages/preview-of-course.ts'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import { describe, expect, test } from 'vitest'
import { continuePath, feedbackPath, itemPath, parseLearnerPath } from './learner-path.ts'

const courseIds = { slug: 'safe-lifting', related_id: 7 }
const base = '/courses/learner/safe-lifting/7'

describe('URLs of the learner area', () => {
  test('[LRN-002] [LRN-006] parses a course page into route name, slug and enrollment', () => {
    expect(parseLearnerPath('/courses/learner/safe-lifting')).toEqual({
      name: 'courses-learner-slug',
      slug: 'safe-lifting',
      related_id: null,
    })
    expect(parseLearnerPath(base)).toEqual({ name: 'courses-learner-slug', ...courseIds })
    for (const page of ['overview', 'outline', 'certificates', 'feedback', 'questions']) {
      expect(parseLearnerPath(`${base}/${page}`)).toEqual({
        name: `courses-learner-slug-relatedId-${page}`,
        ...courseIds,
      })
    }
  })

  test('[LRN-004] [LRN-005] parses item pages by the parameter of their type', () => {
    const item = { name: 'courses-learner-slug-relatedId-outline-item', ...courseIds }
    expect(parseLearnerPath(`${base}/outline/modules/3/Text/12`)).toEqual({ ...item, item_id: 12 })
    expect(parseLearnerPath(`${base}/outline/exams/13`)).toEqual({ ...item, item_id: 13 })
    expect(parseLearnerPath(`${base}/outline/ScormModule/14`)).toEqual({ ...item, item_id: 14 })
    expect(parseLearnerPath(`${base}/outline/modules/3`)?.name).toBe('courses-learner-slug-relatedId-outline')
  })

  test('[LRN-005] gives every item a URL that parses back to it', () => {
    for (const itemable_type of itemTypeNames) {
      expect(parseLearnerPath(itemPath(courseIds, { id: 21, itemable_type, module_id: 3 }))).toMatchObject({
        item_id: 21,
        related_id: 7,
      })
    }
    expect(parseLearnerPath(`${base}/outline/modules/3/NativeScormModule/21`)).toMatchObject({ item_id: 21 })
    expect(itemPath(courseIds, { id: 21, itemable_type: 'Survey', module_id: 3 })).toBe(`${base}/outline/exams/21`)
  })

  test('treats id 0 as a preview without enrollment', () => {
    expect(parseLearnerPath(linkToPreview('safe-lifting'))).toEqual({
      name: 'courses-learner-slug-relatedId-outline',
      slug: 'safe-lifting',
      related_id: previewId,
    })
  })

  test('parses an unknown URL to no route', () => {
    const odd = [
      '/courses/learner',
      '/courses/other/7',
      `${base}/unknown`,
      `${base}/constructor`,
      `${base}/overview/1`,
      '/courses/learner/safe-lifting/x/outline',
      '/courses/learner/safe-lifting/00/outline',
      `${base}/outline/exams`,
      `${base}/outline/exams/x`,
      `${base}/outline/modules/3/Poem/12`,
      `${base}/outline/modules/3/Text/0`,
      `${base}/outline/exams/3/4`,
      '/courses/learner/Safe Lifting/7/outline',
    ]
    for (const path of odd) expect(parseLearnerPath(path), path).toBeNull()
    expect(parseLearnerPath(`${base}/outline`)).not.toBeNull()
  })

  test('[LRN-007] links the continue button to the next item, or to the outline without one', () => {
    expect(continuePath({ ...courseIds, next_item: { id: 12, itemable_type: 'Text', module_id: 3 } })).toBe(
      `${base}/outline/modules/3/Text/12`,
    )
    expect(continuePath({ ...courseIds, next_item: null })).toBe(`${base}/outline`)
    expect(parseLearnerPath(feedbackPath(courseIds))?.name).toBe('courses-learner-slug-relatedId-feedback')
  })
})
