import type { Page } from '@playwright/test'
import { linkTo } from '../../shared/src/pages/link-to.ts'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { inDatabase, userId } from './portico-database.ts'
import { buySeatsFor } from './managed-seats.ts'
import { pageSamples, type World } from './page-samples.ts'
import type { RunningCourse } from './running-course.ts'
import { flagship } from './shopper.ts'
import { makeStaff, originOf, signInAs } from './staff.ts'

/** A dialog in use: its file, its title on screen, and how a learner reaches it. */
type Opened = { file: string; title: RegExp; open: (page: Page, world: World) => Promise<void> }
/** A dialog not opened by anything yet: the row that will use it. */
type Waiting = { row: string }

const soonSlug = async (): Promise<string> => {
  const [course] = await inDatabase(
    (sql) =>
      sql<
        { slug: string }[]
      >`select slug from courses where portal_id = 24 and publication_status = 3 order by id limit 1`,
  )
  if (!course) throw new Error('no course is coming soon')
  return course.slug
}

const paidOrder = async (): Promise<number> => {
  const [order] = await inDatabase(
    (sql) =>
      sql<{ id: number }[]>`select id from orders where portal_id = 24 and paid_at is not null order by id limit 1`,
  )
  if (!order) throw new Error('no order is paid')
  return Number(order.id)
}

/** Opens the menu of this running enrollment. The list also has the learner's finished one, and other journeys enroll people in it meanwhile. */
async function openLearnerMenu(page: Page, { slug, related_id }: RunningCourse): Promise<void> {
  const [learner] = await inDatabase(
    (sql) =>
      sql<{ email: string }[]>`select u.email from enrollments e join users u on u.id = e.user_id
        where e.portal_id = 24 and e.id = ${related_id}`,
  )
  if (!learner) throw new Error('the learner is not enrolled')
  await page.goto(`${linkToStaff('courseEnrollments', { slug })}?search=${encodeURIComponent(learner.email)}`)
  const row = page.getByRole('row').filter({ hasText: learner.email }).filter({ hasText: '50%' })
  await row.getByRole('button', { name: /^Actions for / }).click()
}

/** Signs in a manager with seats of a course, on the page that assigns them. */
async function toSeats(page: Page): Promise<void> {
  const manager = await makeStaff(['manager'])
  await buySeatsFor({ manager, slug: flagship, quantity: 2, seated: [] })
  await page.context().clearCookies()
  await signInAs(page, manager)
  await page.goto(linkToStaff('managerSeats', { slug: flagship }))
}

/** The dialogs named by FRM-008, each opened by a journey or still unused. */
export const namedDialogs = {
  'password reset': {
    file: 'shared/src/kernel/reset-password-dialog.tsx',
    title: /^Reset password$/,
    async open(page) {
      const learner = await makeStaff(['learner'])
      await page.context().clearCookies()
      await signInAs(page, await makeStaff(['sub_admin']))
      await page.goto(linkToStaff('userPassword', { slug: await userId(learner) }))
      await page.getByRole('button', { name: 'Set a password' }).click()
    },
  },
  alert: { row: 'FRM-009' },
  exports: { row: 'ADM-010' },
  'send invoice': {
    file: 'admin/src/features/orders/order/send-invoice-dialog.tsx',
    title: /^Send invoice$/,
    async open(page) {
      await page.context().clearCookies()
      await signInAs(page, await makeStaff(['accounting']))
      await page.goto(linkToStaff('staffOrder', { order_id: await paidOrder() }))
      await page.getByRole('button', { name: 'Send invoice' }).click()
    },
  },
  'attach user course role': {
    file: 'admin/src/features/learning/course-team/attach-role.tsx',
    title: /^Add manager or instructor$/,
    async open(page, { running }) {
      await page.context().clearCookies()
      await signInAs(page, await makeStaff(['course_admin']))
      await page.goto(linkToStaff('courseManagers', { slug: running.slug }))
      await page.getByRole('button', { name: 'Add manager or instructor' }).click()
    },
  },
  'create student question': {
    file: 'site/src/features/learning/questions/ask-question-dialog.tsx',
    title: /^Ask a question$/,
    async open(page, { running }) {
      await page.goto(linkTo('learnerQuestions', { slug: running.slug, related_id: running.related_id }))
      await page.getByRole('button', { name: 'Ask a question' }).click()
    },
  },
  'complete user course': {
    file: 'admin/src/features/learning/enrollments/complete-course.tsx',
    title: /^Mark course as complete$/,
    async open(page, { running }) {
      await page.context().clearCookies()
      await signInAs(page, await makeStaff(['course_admin']))
      await openLearnerMenu(page, running)
      await page.getByRole('menuitem', { name: 'Mark complete' }).click()
    },
  },
  'leave user review': {
    file: 'site/src/features/learning/course/review-dialog.tsx',
    title: /^Leave a review$/,
    async open(page, { running, held }) {
      await page.goto(linkTo('feedback', { slug: running.slug, related_id: held.related_id }))
      await page.getByRole('button', { name: 'Leave a review' }).click()
    },
  },
  'manager invite users': {
    file: 'admin/src/features/learning/invitations/invite-users-dialog.tsx',
    title: /^Invite people to /,
    async open(page) {
      await toSeats(page)
      await page.getByRole('link', { name: 'Invitations' }).click()
      await page.getByRole('button', { name: 'Invite people' }).click()
    },
  },
  'manager subordinate users': {
    file: 'admin/src/features/learning/team/subordinates-dialog.tsx',
    title: /^Add people to your team$/,
    async open(page) {
      await toSeats(page)
      await page.goto(linkToStaff('managerTeam'))
      await page.getByRole('button', { name: 'Add people' }).click()
    },
  },
  'manager give credits': {
    file: 'admin/src/features/credits/seats/give-credits-dialog.tsx',
    title: /^Give seats of /,
    async open(page) {
      await toSeats(page)
      await page.getByRole('button', { name: 'Give seats' }).click()
    },
  },
  'purchase credit': {
    file: 'admin/src/features/credits/seats/purchase-dialog.tsx',
    title: /^Buy seats of /,
    async open(page) {
      await toSeats(page)
      await page.getByRole('button', { name: 'Buy more seats' }).click()
    },
  },
  'attach curator to user course': {
    file: 'admin/src/features/learning/enrollments/attach-curator.tsx',
    title: /^Attach a curator$/,
    async open(page, { running }) {
      await page.context().clearCookies()
      await signInAs(page, await makeStaff(['course_admin']))
      await openLearnerMenu(page, running)
      await page.getByRole('menuitem', { name: /curator$/ }).click()
    },
  },
  'change plan': {
    file: 'admin/src/features/subscriptions/staff/change-plan.tsx',
    title: /^Change plan of /,
    async open(page) {
      await page.context().clearCookies()
      await signInAs(page, await makeStaff(['super_admin'], 'admin'), originOf('admin'))
      await page.goto(originOf('admin') + linkToStaff('subscriptions'))
      await page.getByRole('link', { name: 'Summit CE', exact: true }).click()
      await page.getByRole('button', { name: 'Change plan' }).click()
    },
  },
  'create API token': { row: 'ERR-026' },
  'course coming soon': {
    file: 'site/src/features/course/course-dialogs.astro',
    title: /^Coming soon$/,
    open: async (page) => void (await page.goto(linkTo('course', { slug: await soonSlug() }))),
  },
  confirm: {
    file: 'shared/src/ui/confirm-dialog.tsx',
    title: /^Are You Sure\?$/,
    async open(page, world) {
      await page.goto(pageSamples.examItem(world))
      await page.getByRole('button', { name: /^Start the / }).click()
    },
  },
} as const satisfies Readonly<Record<string, Opened | Waiting>>
