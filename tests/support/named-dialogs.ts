import type { Page } from '@playwright/test'
import { linkTo } from '../../shared/src/pages/link-to.ts'
import { inDatabase } from './portico-database.ts'
import { pageSamples, type World } from './page-samples.ts'

/** A dialog that something opens: its file, its title on screen, and how a learner comes to it. */
type Opened = { file: string; title: RegExp; open: (page: Page, world: World) => Promise<void> }
/** One that nothing opens yet: the row of what will. */
type Waiting = { row: string }

const completesWithText = (world: World) =>
  inDatabase(async (sql) => {
    const enrollment = world.running.related_id
    await sql`insert into item_progress (portal_id, enrollment_id, module_item_id, status, started_at, finished_at)
      select 24, ${enrollment}, i.id, 5, now(), now() from module_items i
      join enrollments e on e.course_id = i.course_id and e.portal_id = 24 and e.id = ${enrollment} where i.portal_id = 24 on conflict do nothing`
    await sql`delete from item_progress p using module_items i where p.portal_id = 24 and p.enrollment_id = ${enrollment} and i.portal_id = 24
      and i.id = p.module_item_id and i.itemable_type = 'Text'`
  })
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
  'attach user course role': { row: 'ROL-011' },
  'create student question': {
    file: 'site/src/features/learning/questions/ask-dialog.tsx',
    title: /^Ask a question$/,
    async open(page, { running }) {
      await page.goto(linkTo('learnerQuestions', { slug: running.slug, related_id: running.related_id }))
      await page.getByRole('button', { name: 'Ask a question' }).click()
    },
  },
  'complete user course': {
    file: 'site/src/features/learning/player/confirm-completion.tsx',
    title: /^Are You Sure\?$/,
    async open(page, world) {
      await completesWithText(world)
      await page.goto(world.running.items['Text'] ?? '')
      await page.getByRole('button', { name: 'Mark as finished and continue' }).click()
      await page.getByText('This completes the course.').waitFor()
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
