import { expect, test, type Page } from '@playwright/test'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, signInAs } from '../support/staff.ts'
import { buildEveryItem, finishReading, takeEveryItem } from '../support/whole-course.ts'

test.describe.configure({ timeout: 360_000 })

/** Adds what a course needs besides its lessons: a price and an instructor. */
const sell = (slug: string, instructor: string) =>
  inDatabase((sql) =>
    sql.begin(async (tx) => {
      await tx`insert into course_pricings (portal_id, course_id, from_quantity, price) select 24, id, 1, 2500 from courses where portal_id = 24 and slug = ${slug}`
      await tx`insert into course_instructors (portal_id, course_id, user_id, is_primary) select 24, c.id, u.id, true from courses c, users u where c.portal_id = 24 and c.slug = ${slug} and u.email = ${instructor}`
    }),
  )
const enroll = async (slug: string, email: string): Promise<string> => {
  const [row] = await inDatabase(
    (sql) => sql<{ id: string }[]>`insert into enrollments (portal_id, course_id, user_id)
      select 24, c.id, u.id from courses c, users u where c.portal_id = 24 and c.slug = ${slug} and u.email = ${email} returning id`,
  )
  return `/courses/learner/${slug}/${row?.id}/outline`
}

/** Adds a reading to the published course and publishes it for everyone who has not finished. */
async function publishAnotherReading(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add item to Module 1' }).click()
  await page.getByRole('menuitem', { name: 'Reading', exact: true }).click()
  await expect(page.locator('.outline-tree').getByText('Not published yet')).toHaveCount(1)
  await page.getByLabel('Title').fill('Shackles')
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('Never weld a shackle.')
  await expect(page.locator('.save-state')).toHaveText('Saved')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('All learners who have not finished').check()
  await expect(dialog.getByText('1 item added.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Learners have this: version 2.')).toBeVisible()
}

test('[BLD-001] an author builds, publishes and changes a course of every item type in order; a learner finishes it', async ({
  page,
  browser,
}) => {
  const [instructor, learner] = [await makeStaff(['instructor']), await makeStaff(['learner'])]
  await signInAs(page, await makeStaff(['editor']))
  await page.goto('/courses/builder/create')
  const title = `Lifting ${Date.now()}`
  const slug = title.toLowerCase().replace(' ', '-')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create course' }).click()
  await page.waitForURL(`**/courses/builder/${slug}/outline`)
  await buildEveryItem(page)
  await page.getByRole('switch', { name: 'Items in order' }).check()
  await expect(page.locator('.outline-tree').getByText('Not published yet')).toHaveCount(0)
  await sell(slug, instructor)
  await page.goto(`/courses/builder/${slug}/overview/certificate-template`)
  await page.getByRole('button', { name: 'Make a template for this course' }).click()
  await expect(page.getByRole('button', { name: 'Make a template for this course' })).toHaveCount(0)
  await page.goto(`/courses/builder/${slug}/outline`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Learners have this: version 1.')).toBeVisible()
  const outline = await enroll(slug, learner)
  await publishAnotherReading(page)

  const baseURL = new URL(page.url()).origin
  const [taking, grading] = await Promise.all(
    [learner, instructor].map(async (email) => {
      const tab = await (await browser.newContext({ baseURL })).newPage()
      await signInAs(tab, email)
      return tab
    }),
  )
  if (!taking || !grading) throw new Error('nobody is signed in')
  await taking.goto(outline)
  await expect(taking.getByRole('main').getByText('Final exam')).toBeVisible()
  await expect(taking.getByRole('main').getByRole('link', { name: /Final exam/ })).toHaveCount(0)
  await takeEveryItem(taking, outline, async () => {
    await grading.goto(`/courses/builder/${slug}/assignments`)
    const listed = grading.getByRole('main').getByRole('link')
    await listed.filter({ hasText: 'Your plan' }).click()
    await grading.waitForURL(/\/assignments\?/)
    await listed.filter({ hasText: 'Robin Vale' }).click()
    await grading.getByLabel('Score').fill('90')
    await grading.getByRole('button', { name: 'Save grade' }).click()
    await expect(grading.getByText('Attempt 1 was graded.', { exact: false })).toBeVisible()
  })
  await finishReading(taking, outline, 'Shackles')
  await taking.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(taking.getByRole('heading', { name: 'Course completed' })).toBeVisible({ timeout: 20_000 })
  await taking.getByRole('button', { name: 'Generate certificate' }).click()
  await taking.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(taking.getByRole('link', { name: 'Download certificate' })).toBeVisible()
  await Promise.all([taking, grading].map((tab) => tab.context().close()))
})
