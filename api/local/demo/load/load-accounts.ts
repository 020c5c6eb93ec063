import { demoAccounts } from '../accounts.ts'
import { daysAgo } from '../content/demo-dates.ts'
import type { DemoCourse } from '../content/types.ts'
import type { Bulk } from './bulk.ts'
import { at, idOf } from './bulk.ts'
import type { Outline } from './load-course-content.ts'
import { percentageOf, progressRows } from './load-learning.ts'

interface Purchase {
  email: string
  age: number
  paid: boolean
  lines: { course: string; done: number }[]
}

// Each demo learner has courses in progress, finished and not started.
const purchases: Record<string, Purchase[]> = {
  core: [
    {
      email: 'learner@portico.test',
      age: 41,
      paid: true,
      lines: [
        { course: 'phishing-and-social-engineering', done: 1 },
        { course: 'infection-prevention-for-clinical-staff', done: 0.5 },
      ],
    },
    {
      email: 'learner@portico.test',
      age: 5,
      paid: true,
      lines: [
        { course: 'hipaa-essentials-for-front-desk-staff', done: 0 },
        { course: 'food-handler-essentials', done: 0 },
      ],
    },
  ],
  northwind: [
    {
      email: 'nurse@northwind-health.test',
      age: 30,
      paid: false,
      lines: [
        { course: 'bloodborne-pathogens-for-healthcare-workers', done: 1 },
        { course: 'infection-prevention-for-clinical-staff', done: 0.34 },
        { course: 'hipaa-essentials-for-front-desk-staff', done: 0 },
      ],
    },
  ],
  summit: [
    {
      email: 'broker@summit-ce.test',
      age: 18,
      paid: true,
      lines: [
        { course: 'fair-housing-in-daily-practice', done: 0.34 },
        { course: 'ethics-for-real-estate-licensees', done: 0 },
      ],
    },
  ],
  paused: [
    {
      email: 'teacher@lakeshore-academy.test',
      age: 70,
      paid: true,
      lines: [{ course: 'safe-sleep-for-infants', done: 0.34 }],
    },
  ],
}

export interface AccountsInput {
  portal: { id: number; key: string }
  account: ReadonlyMap<string, number>
  courses: readonly DemoCourse[]
  ids: ReadonlyMap<string, number>
  outlines: ReadonlyMap<number, Outline>
}

/** Loads the demo accounts' memberships on one portal and their learners' purchases. */
export async function loadAccounts(bulk: Bulk, input: AccountsInput): Promise<void> {
  const { portal, account } = input
  // The instructor was already added with the courses.
  await bulk.insert(
    'memberships',
    demoAccounts
      .filter((one) => one.portal === portal.key && one.role !== 'instructor')
      .map(({ email, role }) => ({
        portal_id: portal.id,
        user_id: idOf(account, email),
        roles: [role],
      })),
  )
  for (const purchase of purchases[portal.key] ?? []) await loadPurchase(bulk, input, purchase)
}

async function loadPurchase(
  bulk: Bulk,
  { portal, account, courses, ids, outlines }: AccountsInput,
  { email, age, paid, lines }: Purchase,
): Promise<void> {
  const user_id = idOf(account, email)
  const purchased_at = daysAgo(age)
  const bought = lines.flatMap((line) =>
    courses.filter((course) => course.slug === line.course).map((course) => ({ ...line, course })),
  )
  const lineIds = paid
    ? await loadOrder(
        bulk,
        portal.id,
        user_id,
        purchased_at,
        bought.map(({ course }) => ({ course, course_id: idOf(ids, course.slug), quantity: 1 })),
      )
    : []
  const enrollment_ids = await bulk.ids('enrollments', bought.length)
  await bulk.insert(
    'enrollments',
    bought.map(({ course, done }, index) => {
      const course_id = idOf(ids, course.slug)
      const percentage = percentageOf({ done }, outlines.get(course_id) ?? [])
      return {
        id: at(enrollment_ids, index),
        portal_id: portal.id,
        course_id,
        user_id,
        order_line_id: paid ? at(lineIds, index) : null,
        status: done === 1 ? 5 : percentage > 0 ? 1 : 4,
        percentage,
        purchased_at,
        created_at: purchased_at,
        started_at: percentage > 0 ? purchased_at : null,
        finished_at: done === 1 ? daysAgo(age / 2) : null,
      }
    }),
  )
  await bulk.insert(
    'item_progress',
    bought.flatMap(({ course, done }, index) =>
      progressRows(
        { portal_id: portal.id, enrollment_id: at(enrollment_ids, index) },
        { done, purchased_at, finished_at: done === 1 ? daysAgo(age / 2) : null },
        outlines.get(idOf(ids, course.slug)) ?? [],
      ),
    ),
  )
}

/** Inserts a paid order and returns its lines. */
export async function loadOrder(
  bulk: Bulk,
  portal_id: number,
  user_id: number,
  paid_at: string,
  lines: { course: DemoCourse; course_id: number; quantity: number }[],
): Promise<number[]> {
  const priced = lines.map((line) => ({
    ...line,
    unit_price: line.course.tiers.findLast((tier) => tier.from_quantity <= line.quantity)?.price ?? 0,
  }))
  const [order_id = 0] = await bulk.ids('orders', 1)
  await bulk.insert('orders', [
    {
      id: order_id,
      portal_id,
      user_id,
      type: 'course',
      status: 3,
      payment_status: 'completed',
      currency: 'usd',
      total: priced.reduce((sum, line) => sum + line.unit_price * line.quantity, 0),
      idempotency_key: `demo-order-${order_id}-of-${user_id}`,
      request_hash: 'demo',
      success_path: '/orders/success/course',
      cancel_path: '/cart',
      created_at: paid_at,
      paid_at,
      paid_with: { method: 'visa', last4: '4242' },
    },
  ])
  const ids = await bulk.ids('order_lines', lines.length)
  await bulk.insert(
    'order_lines',
    priced.map(({ course, course_id, quantity, unit_price }, index) => ({
      id: at(ids, index),
      portal_id,
      order_id,
      kind: 'Course',
      course_id,
      title: course.title,
      quantity,
      unit_price,
      discount: 0,
      total: unit_price * quantity,
      fulfilled_at: paid_at,
    })),
  )
  return ids
}
