import type { Page } from '@playwright/test'
import { linkTo } from '../../shared/src/pages/link-to.ts'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { inDatabase } from './portico-database.ts'
import { pageSamples, type World } from './page-samples.ts'
import { makeStaff, signInAs } from './staff.ts'

/** A dialog that something opens: its file, its title on screen, and how a learner comes to it. */
type Opened = { file: string; title: RegExp; open: (page: Page, world: World) => Promise<void> }
/** One that nothing opens yet: the row of what will. */
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

/** The dialogs that FRM-008 names, each opened by a journey or still without anything that opens it. */
export const namedDialogs = {
  'password reset': { row: 'USR-016' },
  alert: { row: 'FRM-009' },
  exports: { row: 'ADM-010' },
  'send invoice': { row: 'CHK-011' },
  'attach user course role': {
    file: 'admin/src/features/courses/team/attach-role.tsx',
    title: /^Attach a role$/,
    async open(page, { running }) {
      await page.context().clearCookies()
      await signInAs(page, await makeStaff(['course_admin']))
      await page.goto(linkToStaff('courseManagers', { slug: running.slug }))
      await page.getByRole('button', { name: 'Attach a role' }).click()
    },
  },
  'create student question': {
    file: 'site/src/features/learning/questions/ask-dialog.tsx',
    title: /^Ask a question$/,
    async open(page, { running }) {
      await page.goto(linkTo('learnerQuestions', { slug: running.slug, related_id: running.related_id }))
      await page.getByRole('button', { name: 'Ask a question' }).click()
    },
  },
  'complete user course': {
    file: 'admin/src/features/courses/enrollments/complete-course.tsx',
    title: /^Complete this course$/,
    async open(page, { running }) {
      await page.context().clearCookies()
      await signInAs(page, await makeStaff(['course_admin']))
      await page.goto(linkToStaff('courseEnrollments', { slug: running.slug }))
      await page
        .getByRole('button', { name: /^Actions for / })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Complete the course' }).click()
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
  'manager invite users': { row: 'USR-016' },
  'manager subordinate users': { row: 'USR-016' },
  'manager give credits': { row: 'CRD-005' },
  'purchase credit': { row: 'CRD-009' },
  'attach curator to user course': { row: 'ROL-011' },
  'change plan': { row: 'CRT-020' },
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
