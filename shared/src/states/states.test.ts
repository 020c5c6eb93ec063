import { describe, expect, test } from 'vitest'
import { contentStatus, contentStatusLabels } from './content.ts'
import {
  courseStatus,
  courseStatusLabels,
  courseSteps,
  mayStepCourse,
  restorableStatus,
  restoredStatus,
} from './courses/course.ts'
import { creditDirection, creditDirectionLabels, creditMovementTypes, creditTargets } from './credit-movement.ts'
import {
  isDone,
  itemProgress,
  itemProgressLabels,
  itemProgressOrder,
  itemProgressSteps,
  mayStepItemProgress,
} from './learning/item-progress.ts'
import { mayStep } from './may-step.ts'
import {
  mayStepOrder,
  orderStateOf,
  orderStates,
  orderSteps,
  orderStatus,
  orderStatusLabels,
  paymentStatuses,
} from './orders/order.ts'
import { isCreditOrder, orderTypes } from './orders/order-type.ts'
import { mayStepPortalType, portalType, portalTypeLabels } from './portals/portal.ts'
import { mayStepPublishJob, publishJob, publishJobBefore, publishJobLabels, publishJobSteps } from './publish-job.ts'

const everyTable = [
  {
    name: 'item-progress',
    states: Object.values(itemProgress),
    initial: itemProgress.not_started,
    steps: itemProgressSteps,
  },
  { name: 'order', states: Object.keys(orderStates), initial: 'pending', steps: orderSteps },
  { name: 'course', states: Object.values(courseStatus), initial: courseStatus.draft, steps: courseSteps },
  { name: 'publish-job', states: Object.values(publishJob), initial: publishJob.queued, steps: publishJobSteps },
]

const stepsOf = (steps: object, from: string | number): (string | number)[] =>
  Object.entries(steps).flatMap(([state, next]: [string, (string | number)[]]) => (state === String(from) ? next : []))

describe('transition tables', () => {
  test('reaches every state from the initial one and names no unknown states', () => {
    for (const { name, states, initial, steps } of everyTable) {
      const reached = new Set<string | number>([initial])
      for (const state of reached) for (const next of stepsOf(steps, state)) reached.add(next)
      expect([...reached].map(String).toSorted(), name).toEqual(states.map(String).toSorted())
      expect(Object.keys(steps).toSorted(), name).toEqual(states.map(String).toSorted())
      for (const state of states) expect(stepsOf(steps, state), name).not.toContain(state)
    }
  })

  test('allows no transitions from an unknown state', () => {
    const steps: Record<string, readonly string[]> = { a: ['b'], b: [] }
    expect(mayStep({ steps, from: 'a', to: 'b' })).toBe(true)
    expect(mayStep({ steps, from: 'toString', to: 'b' })).toBe(false)
  })
})

describe('item progress', () => {
  test('[LRN-014] [LRN-015] uses the numbers of the specification', () => {
    expect(itemProgress).toEqual({ in_progress: 1, success: 2, failed: 3, not_started: 4, finished: 5 })
    expect(itemProgressLabels).toEqual({ 1: 'In progress', 2: 'Passed', 3: 'Failed', 4: 'Not started', 5: 'Finished' })
  })

  test('[LRN-016] sorts by in progress, not started, failed, finished, success', () => {
    const { in_progress, not_started, failed, finished, success } = itemProgress
    expect(itemProgressOrder).toEqual([in_progress, not_started, failed, finished, success])
  })

  test('[LRN-018] [LRN-020] starting moves to in progress, and finishing leaves it', () => {
    const { in_progress, not_started, failed, finished, success } = itemProgress
    expect(mayStepItemProgress(not_started, in_progress)).toBe(true)
    expect(mayStepItemProgress(in_progress, finished)).toBe(true)
    expect(mayStepItemProgress(not_started, finished)).toBe(false)
    expect(mayStepItemProgress(failed, in_progress)).toBe(true)
    expect(mayStepItemProgress(success, in_progress)).toBe(false)
    expect(mayStepItemProgress(finished, in_progress)).toBe(false)
  })

  test('[LRN-022] [LRN-026] counts finished and success as done', () => {
    expect(
      Object.entries(itemProgress)
        .filter(([, status]) => isDone(status))
        .map(([name]) => name),
    ).toEqual(['success', 'finished'])
  })
})

describe('orders', () => {
  test('[CHK-012] [CHK-013] one table maps order status to payment status', () => {
    expect(orderStatus).toEqual({ pending: 1, cancelled: 2, completed: 3, failed: 4 })
    expect(orderStatusLabels).toEqual({ 1: 'Pending', 2: 'Cancelled', 3: 'Completed', 4: 'Failed' })
    expect(paymentStatuses).toEqual(['pending', 'processing', 'completed', 'cancelled', 'refunded'])
    const statusOf = Object.fromEntries(Object.entries(orderStates).map(([name, { status }]) => [name, status]))
    expect(statusOf).toEqual({ pending: 1, processing: 1, completed: 3, refunded: 3, cancelled: 2, failed: 4 })
  })

  test('[CHK-012] [CHK-013] a row has one state, and an impossible combination has none', () => {
    for (const [name, row] of Object.entries(orderStates)) expect(orderStateOf(row)).toBe(name)
    expect(orderStateOf({ status: 3, payment_status: 'pending' })).toBeNull()
  })

  test('[CHK-012] [CHK-013] a paid order can only be refunded, and a failed one can still be paid', () => {
    expect(mayStepOrder('pending', 'completed')).toBe(true)
    expect(mayStepOrder('failed', 'completed')).toBe(true)
    expect(mayStepOrder('completed', 'refunded')).toBe(true)
    expect(mayStepOrder('completed', 'pending')).toBe(false)
    expect(mayStepOrder('cancelled', 'completed')).toBe(false)
    expect(mayStepOrder('refunded', 'completed')).toBe(false)
  })

  test('[CHK-010] [CHK-011] four of the eight order types are not credit orders', () => {
    expect([...orderTypes].toSorted()).toEqual([
      'bundle',
      'change-subscription',
      'course',
      'credits-on-course',
      'credits-on-portal',
      'partner-subscription',
      'partner-subscription-credit',
      'subscription',
    ])
    expect(orderTypes.filter((type) => !isCreditOrder(type)).toSorted()).toEqual([
      'bundle',
      'course',
      'partner-subscription',
      'subscription',
    ])
  })
})

describe('courses, content and jobs', () => {
  test('[BLD-003] [BLD-004] courses have four statuses, all other content two', () => {
    expect(courseStatus).toEqual({ draft: 1, published: 2, coming_soon: 3, archived: 4 })
    expect(courseStatusLabels).toEqual({ 1: 'Draft', 2: 'Published', 3: 'Coming Soon', 4: 'Archived' })
    expect(contentStatus).toEqual({ draft: 1, published: 2 })
    expect(contentStatusLabels).toEqual({ 1: 'Draft', 2: 'Published' })
    expect(mayStepCourse(courseStatus.draft, courseStatus.published)).toBe(true)
    expect(mayStepCourse(courseStatus.archived, courseStatus.published)).toBe(false)
    expect(Object.values(courseStatus).map(restorableStatus)).toEqual([1, 2, 3, null])
    expect([1, 2, 3, null].map((status) => restoredStatus(status as 1 | 2 | 3 | null))).toEqual([1, 2, 3, 1])
  })

  test('[BLD-006] a publishing job has four states, and a failed one can be processed again', () => {
    expect(publishJob).toEqual({ queued: 1, processing: 2, published: 3, failed: 4 })
    expect(publishJobLabels).toEqual({ 1: 'Queued', 2: 'Processing', 3: 'Published', 4: 'Failed' })
    expect(mayStepPublishJob(publishJob.failed, publishJob.processing)).toBe(true)
    expect(mayStepPublishJob(publishJob.queued, publishJob.published)).toBe(false)
    expect(publishJobBefore(publishJob.processing)).toEqual([1, 2, 4])
    expect(publishJobBefore(publishJob.published)).toEqual([2])
  })
})

describe('portals and credits', () => {
  test('[TEN-005] [TEN-006] a portal’s type is chosen once and never changed', () => {
    expect(portalType).toEqual({ in_house: 1, channel: 2 })
    expect(portalTypeLabels).toEqual({ 1: 'In-house', 2: 'Channel' })
    expect(mayStepPortalType(null, portalType.channel)).toBe(true)
    expect(mayStepPortalType(portalType.channel, portalType.in_house)).toBe(false)
    expect(mayStepPortalType(portalType.channel, null)).toBe(false)
    expect(mayStepPortalType(null, null)).toBe(false)
  })

  test('[CRD-007] [CRD-008] [CRD-009] names movements, targets and directions as specified', () => {
    expect(creditMovementTypes).toEqual(['Allocated', 'Removed', 'Purchased'])
    expect(creditTargets).toEqual(['Course', 'Subscription', 'Portal', 'Partner Page'])
    expect(creditDirection).toEqual({ given: 1, taken: 2 })
    expect(creditDirectionLabels).toEqual({ 1: 'Given', 2: 'Taken' })
  })
})
