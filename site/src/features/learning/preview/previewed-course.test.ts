import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import type { PreviewedCourse } from '@portico/shared/contract/courses/outline-preview.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../../../../../tests/support/browser-storage.ts'
import { itemsOf } from '../load/course-view.ts'
import { answers } from './answer.ts'
import { previewCall } from './preview-call.ts'
import { openPreviewState } from './preview-state.ts'
import { previewedCourse, stepInPreview } from './previewed-course.ts'

const item = (id: number, itemable_type: ItemType) => ({
  id,
  itemable_id: id,
  itemable_type,
  module_id: 1,
  sort_number: id,
  itemable: { title: `Item ${id}`, status: itemProgress.not_started },
  locked_by: null,
  scorm: null,
})
const previewed: PreviewedCourse = {
  course: {
    id: 5,
    slug: 'safe-lifting',
    title: 'Safe Lifting',
    subtitle: '',
    thumbnail: null,
    duration_minutes: 30,
    is_sequential: true,
    is_certificate_required: false,
    certificate_template: null,
  },
  modules: [
    {
      id: 1,
      title: 'Start',
      sort_number: 0,
      status: itemProgress.not_started,
      items: [item(1, 'Text'), item(2, 'Exam')],
    },
  ],
  unready_item_ids: [],
}
beforeEach(() => void vi.stubGlobal('sessionStorage', browserStorage()))
afterEach(() => vi.unstubAllGlobals())

const now = new Date('2026-11-23T10:00:00Z')
const standing = (state: ReturnType<typeof openPreviewState>) => {
  const { course, modules } = previewedCourse(previewed, state, now)
  return [
    course.percentage,
    course.access,
    course.next_item?.id ?? null,
    ...itemsOf(modules).map(({ itemable, locked_by }) => [itemable.status, locked_by]),
  ]
}

test('opens items in order, completes with the last one, and can start over', () => {
  const state = openPreviewState('safe-lifting')
  expect(standing(state)).toEqual([0, 'full', 1, [4, null], [4, 'Item 1']])
  stepInPreview(previewed, state, { id: 1, to: itemProgress.in_progress })
  const after = stepInPreview(previewed, state, { id: 1, to: itemProgress.finished })
  expect([after.item.status, after.course.has_just_finished, after.next_item?.id]).toEqual([5, false, 2])
  expect(standing(state)).toEqual([0, 'full', 2, [5, null], [4, null]])
  stepInPreview(previewed, state, { id: 2, to: itemProgress.in_progress })
  // A failed exam leaves the course open.
  expect(stepInPreview(previewed, state, { id: 2, to: itemProgress.failed }).course.has_just_finished).toBe(false)
  const last = stepInPreview(previewed, state, { id: 2, to: itemProgress.success })
  expect([last.course.status, last.course.percentage, last.course.has_just_finished, last.next_item]).toEqual([
    itemProgress.finished,
    100,
    true,
    null,
  ])
  // Another page of the same tab finds the saved state; finished items never revert.
  const again = openPreviewState('safe-lifting')
  const later = stepInPreview(previewed, again, { id: 2, to: itemProgress.in_progress })
  expect(later.course.has_just_finished).toBe(false)
  expect(standing(again)).toEqual([100, 'read_only', null, [5, null], [2, null]])
  again.clear()
  expect(standing(openPreviewState('safe-lifting'))).toEqual([0, 'full', 1, [4, null], [4, 'Item 1']])
})

test('skips items without content when choosing the next item, as for learners', () => {
  const inAnyOrder = { ...previewed, course: { ...previewed.course, is_sequential: false } }
  const next = (unready_item_ids: number[]) =>
    previewedCourse({ ...inAnyOrder, unready_item_ids }, openPreviewState('safe-lifting'), now).course.next_item?.id
  expect([next([]), next([1]), next([1, 2])]).toEqual([1, 2, 1])
})

test('rejects calls that would change something unless the preview answers them itself', async () => {
  const asked: unknown[] = []
  const call = previewCall([
    answers(start_module_item, ({ params }) => {
      asked.push(params.id)
      return stepInPreview(previewed, openPreviewState('other'), { id: 1, to: itemProgress.in_progress })
    }),
  ])
  const started = await call(start_module_item, { params: { id: 1 }, body: { related_id: 0 } })
  expect([asked, started.item]).toEqual([[1], { id: 1, status: itemProgress.in_progress }])
  const certificate = call(generate_certificate, { params: { user: 1, course: 5 }, body: {} })
  await expect(certificate).rejects.toThrow('This is a preview of the course')
})
