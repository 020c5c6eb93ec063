import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import { describe, expect, test } from 'vitest'
import { courseView, learnerCourse, type Statuses } from '../../../../../tests/support/learner-course.ts'
import { completesCourse, doneCount, findItem, withItemStatus, withProgress, type CourseView } from './course-view.ts'

const view = (...statuses: Statuses) => courseView({ second: 'Exam', statuses })
const moduleStatuses = ({ modules }: CourseView) => modules.map((module) => module.status)
const locks = ({ modules }: CourseView) => modules.flatMap((module) => module.items.map((item) => item.locked_by))

describe('the outline after a change', () => {
  test('[LRN-018] [LRN-022] sets module and course to in progress when an item starts', () => {
    const after = withItemStatus(view(4, 4, 4), { id: 11, status: 1 })
    expect(findItem(after, 11)?.itemable.status).toBe(1)
    expect(moduleStatuses(after)).toEqual([1, 4])
    expect(after.course).toMatchObject({ status: 1, percentage: 0, continue_label: 'Begin this Course' })
  })

  test('[LRN-022] [LRN-025] completes a module of finished and passed items and counts it in the percentage', () => {
    const after = withItemStatus(view(5, 1, 4), { id: 12, status: 2 })
    expect(moduleStatuses(after)).toEqual([2, 4])
    expect(after.course.percentage).toBe(50)
    expect(after.modules.map(doneCount)).toEqual([2, 0])
  })

  test('unlocks a SCO on the page when its prerequisites are done, as the server does', () => {
    const free = view(4, 4, 4)
    const place = (identifier: string, prerequisites: string | null = null) => ({
      package_id: 5,
      identifier,
      ancestors: ['h'],
      prerequisites,
    })
    const places: Record<number, ReturnType<typeof place>> = { 11: place('a'), 12: place('b'), 21: place('c', 'a & b') }
    const scos: CourseView = {
      course: { ...learnerCourse, is_sequential: false },
      modules: free.modules.map((module) => ({
        ...module,
        items: module.items.map((item) => ({ ...item, scorm: places[item.id] ?? null })),
      })),
    }
    const first = withItemStatus(scos, { id: 11, status: 1 })
    expect(locks(first)).toEqual([null, null, 'Item 11'])
    const second = withItemStatus(first, { id: 11, status: 2 })
    expect(locks(second)).toEqual([null, null, 'Item 12'])
    expect(locks(withItemStatus(second, { id: 12, status: 3 }))).toEqual([null, null, 'Item 12'])
    expect(locks(withItemStatus(second, { id: 12, status: 5 }))).toEqual([null, null, null])
  })

  test('[LRN-026] unlocks the next item of a sequential course; later ones name their blocker', () => {
    expect(locks(withItemStatus(view(4, 4, 4), { id: 11, status: 1 }))).toEqual([null, 'Item 11', 'Item 11'])
    expect(locks(withItemStatus(view(1, 4, 4), { id: 11, status: 5 }))).toEqual([null, null, 'Item 12'])
    const free = view(4, 4, 4)
    expect(
      locks(withItemStatus({ ...free, course: { ...learnerCourse, is_sequential: false } }, { id: 11, status: 1 })),
    ).toEqual([null, null, null])
  })

  test('[LRN-024] [LRN-025] applies the server’s response to the final finish: the course is finished and read-only', () => {
    const after: ProgressAfter = {
      item: { id: 21, status: 5 },
      module: { id: 2, status: 5 },
      course: { status: 5, percentage: 100, continue_label: 'View this Course', has_just_finished: true },
      next_item: null,
    }
    const done = withProgress(view(5, 2, 1), after, '2026-02-01T00:00:00.000Z')
    expect(done.course).toMatchObject({
      status: 5,
      percentage: 100,
      continue_label: 'View this Course',
      finished_at: '2026-02-01T00:00:00.000Z',
      access: 'read_only',
    })
    expect(moduleStatuses(done)).toEqual([2, 5])
    const running = withProgress(view(5, 2, 4), {
      ...after,
      item: { id: 21, status: 1 },
      course: { ...after.course, status: 1, percentage: 50, has_just_finished: false },
    })
    expect(running.course).toMatchObject({ access: 'full', finished_at: null, percentage: 50 })
  })

  test('[LRN-031] completes the course only with the last open item', () => {
    expect(completesCourse(view(5, 2, 1), 21)).toBe(true)
    expect(completesCourse(view(5, 3, 1), 21)).toBe(false)
    expect(completesCourse(view(5, 2, 5), 21)).toBe(false)
    expect(
      completesCourse({ ...view(5, 2, 1), course: { ...learnerCourse, finished_at: '2026-02-01T00:00:00.000Z' } }, 21),
    ).toBe(false)
  })
})
