import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDone, itemProgress, itemProgressOrder, type ItemProgress } from '../../../states/learning/item-progress.ts'
import { itemTypeNames } from '../../../item-types/item-type.ts'
import { mayOpen } from '../../../states/learning/access.ts'
import { accessEndsAt, accessWindow } from './access-window.ts'
import { continueLabel } from './continue-label.ts'
import { coursePercentage, learnerCourseStatus, moduleStatus } from './course-status.ts'
import { isGraded } from './is-graded.ts'
import { mayStartItem } from './may-start-item.ts'
import { nextItem } from './next-item.ts'
import { previousAndNext } from './previous-and-next.ts'

const { in_progress, success, failed, not_started, finished } = itemProgress

const status = fc.constantFrom<ItemProgress>(in_progress, success, failed, not_started, finished)
const itemsArbitrary = fc
  .array(status, { maxLength: 30 })
  .map((all) => all.map((one, index) => ({ id: index + 1, status: one })))
const items = (...all: ItemProgress[]) => all.map((one, index) => ({ id: index + 1, status: one }))

describe('modules and courses', () => {
  const graded = (one: ItemProgress) => ({ status: one, is_graded: true })
  const plain = (one: ItemProgress) => ({ status: one, is_graded: false })

  test('[LRN-022] keeps a module in progress until every item is finished or successful', () => {
    expect(moduleStatus([plain(not_started), graded(not_started)])).toBe(not_started)
    expect(moduleStatus([plain(in_progress), graded(not_started)])).toBe(in_progress)
    expect(moduleStatus([plain(finished), graded(not_started)])).toBe(in_progress)
    expect(moduleStatus([plain(finished), graded(failed)])).toBe(in_progress)
    expect(moduleStatus([plain(finished), graded(success)])).toBe(success)
    expect(moduleStatus([plain(finished), plain(finished)])).toBe(finished)
    expect(moduleStatus([graded(success), graded(finished)])).toBe(finished)
    expect(moduleStatus([])).toBe(finished)
  })

  test('[LRN-022] completes a module exactly when all its items are done', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ status, is_graded: fc.boolean() }), { maxLength: 12 }), (all) => {
        expect(isDone(moduleStatus(all))).toBe(all.every((item) => isDone(item.status)))
      }),
    )
  })

  test('[OP-76] grades exams, assignments and SCORM, but not surveys', () => {
    expect(itemTypeNames.filter(isGraded)).toEqual(['Exam', 'Assignment', 'ScormModule'])
  })

  test('[LRN-024] finishes a course when all modules are finished or successful', () => {
    expect(learnerCourseStatus([finished, success])).toBe(finished)
    expect(learnerCourseStatus([finished, in_progress])).toBe(in_progress)
    expect(learnerCourseStatus([finished, not_started])).toBe(in_progress)
    expect(learnerCourseStatus([not_started, not_started])).toBe(not_started)
    expect(learnerCourseStatus([])).toBe(not_started)
  })

  test('[LRN-025] computes the rounded percentage of modules that are successful or finished', () => {
    const percentage = (...module_statuses: ItemProgress[]) =>
      coursePercentage({ course_status: in_progress, module_statuses })
    expect(percentage(success, finished, in_progress)).toBe(67)
    expect(percentage(finished, failed, not_started)).toBe(33)
    expect(
      percentage(finished, in_progress, in_progress, in_progress, in_progress, in_progress, in_progress, in_progress),
    ).toBe(13)
    expect(percentage()).toBe(0)
    expect(coursePercentage({ course_status: finished, module_statuses: [in_progress] })).toBe(100)
  })

  test('[LRN-025] the percentage is between 0 and 100, and finishing a module never lowers it', () => {
    fc.assert(
      fc.property(fc.array(status, { minLength: 1, maxLength: 40 }), fc.nat(), (module_statuses, at) => {
        const before = coursePercentage({ course_status: in_progress, module_statuses })
        const after = coursePercentage({
          course_status: in_progress,
          module_statuses: module_statuses.with(at % module_statuses.length, finished),
        })
        expect(before).toBeGreaterThanOrEqual(0)
        expect(after).toBeGreaterThanOrEqual(before)
        expect(after).toBeLessThanOrEqual(100)
        const allDone = coursePercentage({
          course_status: in_progress,
          module_statuses: module_statuses.map(() => finished),
        })
        expect(allDone).toBe(100)
      }),
    )
  })
})

describe('the next item', () => {
  test('[LRN-026] a sequential course continues with the first item that is not done', () => {
    const next = (...all: ItemProgress[]) => nextItem({ is_sequential: true, items: items(...all) })?.id
    expect(next(finished, success, failed, in_progress)).toBe(3)
    expect(next(not_started, in_progress)).toBe(1)
    expect(next(finished, success)).toBeUndefined()
  })

  test('[LRN-016] [LRN-027] any other course continues with the first item by status order', () => {
    const next = (...all: ItemProgress[]) => nextItem({ is_sequential: false, items: items(...all) })?.id
    expect(next(not_started, failed, in_progress)).toBe(3)
    expect(next(success, failed, not_started, not_started)).toBe(3)
    expect(next(success, finished, failed)).toBe(3)
    expect(next(success, finished)).toBe(2)
    expect(nextItem({ is_sequential: false, items: [] })).toBeNull()
    const [unready, ready] = items(in_progress, not_started)
    const all = [
      { ...unready, status: in_progress, is_unready: true },
      { ...ready, status: not_started },
    ]
    expect(nextItem({ is_sequential: false, items: all })).toBe(all[1])
    expect(nextItem({ is_sequential: false, items: all.slice(0, 1) })).toBe(all[0])
    const waiting = { ...ready, status: in_progress, waits_for: 'grade' as const }
    expect(nextItem({ is_sequential: false, items: [waiting, ...all] })).toBe(all[1])
    expect(nextItem({ is_sequential: false, items: [waiting, ...all.slice(0, 1)] })).toBe(waiting)
  })

  test('[LRN-026] [LRN-027] no earlier item ever qualifies as the next one, for any statuses', () => {
    fc.assert(
      fc.property(itemsArbitrary, (all) => {
        const sequential = nextItem({ is_sequential: true, items: all })
        const before = sequential === null ? all : all.slice(0, sequential.id - 1)
        expect(before.every((item) => isDone(item.status))).toBe(true)
        expect(sequential === null || !isDone(sequential.status)).toBe(true)

        const free = nextItem({ is_sequential: false, items: all })
        const rank = (item: { status: ItemProgress }) => itemProgressOrder.indexOf(item.status)
        expect(free === null).toBe(all.length === 0)
        const better = all.filter(
          (item) => free !== null && (rank(item) < rank(free) || (rank(item) === rank(free) && item.id < free.id)),
        )
        expect(better).toEqual([])
      }),
    )
  })

  test('[LRN-026] a sequential course opens an item once all earlier ones are done; names the blocker', () => {
    const all = items(finished, failed, not_started)
    expect(mayStartItem({ is_sequential: true, items: all, item_id: 2 })).toEqual({ may: true, unlocked_by: null })
    expect(mayStartItem({ is_sequential: true, items: all, item_id: 3 })).toEqual({ may: false, unlocked_by: all[1] })
    expect(mayStartItem({ is_sequential: false, items: all, item_id: 3 })).toEqual({ may: true, unlocked_by: null })
    expect(mayStartItem({ is_sequential: false, items: all, item_id: 99 }).may).toBe(false)
  })

  test('[LRN-026] always allows starting the next item of a sequential course', () => {
    fc.assert(
      fc.property(itemsArbitrary, (all) => {
        const next = nextItem({ is_sequential: true, items: all })
        expect(next === null || mayStartItem({ is_sequential: true, items: all, item_id: next.id }).may).toBe(true)
      }),
    )
  })

  test('returns the previous and the next item', () => {
    const all = items(finished, failed, not_started)
    expect(previousAndNext({ items: all, item_id: 1 })).toEqual({ previous: null, next: all[1] })
    expect(previousAndNext({ items: all, item_id: 3 })).toEqual({ previous: all[1], next: null })
    expect(previousAndNext({ items: all, item_id: 9 })).toEqual({ previous: null, next: null })
  })
})

describe('the continue button', () => {
  test('[LRN-028] [LRN-029] [LRN-030] uses the three labels of the specification', () => {
    expect(continueLabel({ course_status: finished, on_last_item: false })).toBe('View this Course')
    expect(continueLabel({ course_status: in_progress, on_last_item: true })).toBe('View this Course')
    expect(continueLabel({ course_status: not_started, on_last_item: false })).toBe('Start this Course')
    expect(continueLabel({ course_status: in_progress, on_last_item: false })).toBe('Begin this Course')
    expect(continueLabel({ course_status: failed, on_last_item: false })).toBe('Begin this Course')
  })
})

describe('access', () => {
  const purchased_at = new Date('2024-02-29T12:00:00Z')
  const at = (now: string, finished_at: string | null = null, paused_at: Date | null = null) =>
    accessWindow({
      purchased_at,
      finished_at: finished_at === null ? null : new Date(finished_at),
      paused_at,
      now: new Date(now),
    })

  test('[CHK-029] access is full until completion, then read-only, and ends 5 years after purchase', () => {
    expect(at('2024-02-29T12:00:00Z')).toBe('full')
    expect(at('2026-01-01T00:00:00Z')).toBe('full')
    expect(at('2026-01-01T00:00:00Z', '2025-01-01T00:00:00Z')).toBe('read_only')
    expect(at('2029-03-01T11:59:59Z', '2025-01-01T00:00:00Z')).toBe('read_only')
    expect(at('2029-03-01T12:00:00Z', '2025-01-01T00:00:00Z')).toBe('none')
    expect(at('2029-03-01T12:00:00Z')).toBe('none')
  })

  test('[OP-67] a disputed payment pauses courses in progress and keeps completed ones open', () => {
    const paused = new Date('2025-06-01T00:00:00Z')
    expect(at('2026-01-01T00:00:00Z', null, paused)).toBe('paused')
    expect(at('2026-01-01T00:00:00Z', '2025-01-01T00:00:00Z', paused)).toBe('read_only')
    expect(at('2029-03-01T12:00:00Z', null, paused)).toBe('none')
    expect((['full', 'read_only', 'none', 'paused'] as const).map(mayOpen)).toEqual([true, true, false, false])
  })

  test('[CHK-029] access ends exactly five years later, and the purchase date stays unchanged', () => {
    const bought = new Date('2026-11-21T23:30:00Z')
    expect(accessEndsAt(bought).toISOString()).toBe('2031-11-21T23:30:00.000Z')
    expect(bought.toISOString()).toBe('2026-11-21T23:30:00.000Z')
  })
})
