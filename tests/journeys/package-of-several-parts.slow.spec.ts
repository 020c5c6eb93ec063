import { expect, test, type Browser, type Page } from '@playwright/test'
import { demoPackages } from '../../api/local/demo/scorm/demo-packages.ts'
import { expectAccessible } from '../support/accessible.ts'
import { crashContent, lessonOn } from '../support/lesson-frame.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 360_000 })

/** Creates a course by this author that lacks only its lessons to be sold. */
const makeCourse = (slug: string) =>
  inDatabase((sql) =>
    sql.begin(async (tx) => {
      const [course] = await tx<{ id: string }[]>`
        insert into courses (portal_id, slug, title) values (24, ${slug}, 'Kitchen') returning id`
      const id = course?.id ?? ''
      await tx`insert into course_pricings (portal_id, course_id, from_quantity, price) values (24, ${id}, 1, 2500)`
      await tx`insert into course_instructors (portal_id, course_id, user_id, is_primary) select 24, ${id}, user_id, true from memberships
        where portal_id = 24 and 'instructor' = any(roles) limit 1`
    }),
  )

async function enrolled(slug: string, email: string): Promise<string> {
  const [row] = await inDatabase(
    (sql) => sql<{ id: string }[]>`insert into enrollments (portal_id, course_id, user_id)
      select 24, c.id, u.id from courses c, users u where c.portal_id = 24 and c.slug = ${slug} and u.email = ${email} returning id`,
  )
  return `/courses/learner/${slug}/${row?.id}/outline`
}

const part = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Parts of this lesson' }).getByRole('button', { name: new RegExp(`^${title}`) })

/** Reads the current part to its end. */
async function readThrough(page: Page, pages: number): Promise<void> {
  for (let at = 1; at < pages; at += 1) await lessonOn(page).getByRole('button', { name: 'Next' }).click()
  await lessonOn(page).getByRole('button', { name: 'Finish this part' }).click()
  await expect(lessonOn(page).getByRole('heading', { name: 'This part is done.' })).toBeVisible()
}

/** The frame changes its process with the part, and a click into the old one at that instant throws; this waits for the new page. */
async function openNextPart(page: Page, title: string, opening: string): Promise<void> {
  await page.getByRole('button', { name: 'Next part' }).click()
  await expect(part(page, title)).toHaveAttribute('aria-current', 'true')
  await expect(() => expect(lessonOn(page).getByText(opening)).toBeVisible({ timeout: 5_000 })).toPass({
    timeout: 30_000,
  })
}

async function takePackage(browser: Browser, origin: string, slug: string): Promise<void> {
  const email = await makeStaff(['learner'])
  const outline = await enrolled(slug, email)
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  await signInAs(page, email)
  await page.goto(outline)
  await page
    .getByRole('link', { name: /A shift in the kitchen/ })
    .first()
    .click()
  await expect(lessonOn(page).getByRole('heading', { name: 'The truck is early' })).toBeVisible({ timeout: 20_000 })
  await expect(part(page, 'On the line')).toContainText('Finish “The morning delivery” first')
  await readThrough(page, 3)
  await expect(part(page, 'The morning delivery')).toContainText('Passed')
  await openNextPart(page, 'Prep without crossing', 'Two boards, two knives')
  await lessonOn(page).getByRole('button', { name: 'Next' }).click()
  await expect(lessonOn(page).getByText('Page 2 of 3')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await crashContent(page)

  const again = await page.context().newPage()
  await again.goto(page.url())
  await expect(lessonOn(again).getByText('Page 2 of 3')).toBeVisible({ timeout: 30_000 })
  await expect(part(again, 'Prep without crossing')).toHaveAttribute('aria-current', 'true')
  await again.getByRole('button', { name: 'Report a problem' }).click()
  await again.getByLabel('What happened?').fill('My browser crashed in the second part')
  await again.getByRole('button', { name: 'Send' }).click()
  await expect(again.getByText('Thank you. Your instructor was notified.')).toBeVisible()
  await again.getByRole('button', { name: 'Back to the lesson' }).click()
  await readThrough(again, 2)
  await openNextPart(again, 'On the line', 'The rush')
  await readThrough(again, 3)
  await openNextPart(again, 'Closing check', 'The soup on the line reads')
  for (const answer of [/^Reheat it/, /^In shallow pans/, /^Tell the manager/]) {
    await lessonOn(again).getByLabel(answer).check()
    await lessonOn(again)
      .getByRole('button', { name: /^(Next|Finish this part)$/ })
      .click()
  }
  await expect(again.getByRole('heading', { name: 'Course completed' })).toBeVisible({ timeout: 20_000 })
  await page.context().close()
}

test('a multi-part package is uploaded, published, taken across a crash, completed, and visible to staff', async ({
  page,
  browser,
}) => {
  const slug = `kitchen-${Date.now()}`
  await makeStaff(['instructor'])
  await makeCourse(slug)
  await signInAs(page, await makeStaff(['course_admin']))
  await page.goto(`/courses/builder/${slug}/outline`)
  await page.getByRole('button', { name: 'Add module' }).click()
  await page.getByRole('button', { name: 'Add item to Module 1' }).click()
  await page.getByRole('menuitem', { name: 'Interactive lesson (SCORM)', exact: true }).click()
  const chooser = page.getByLabel('SCORM package: file')
  await chooser.setInputFiles({ name: 'kitchen.rar', mimeType: 'application/zip', buffer: Buffer.from('x') })
  await expect(page.getByText('Wrong Format: kitchen.rar')).toBeVisible()
  const buffer = await demoPackages['kitchen-shift']()
  await chooser.setInputFiles({ name: 'kitchen.zip', mimeType: 'application/zip', buffer })
  await expect(page.getByText('No problems found that would block learners.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('4 parts with a result')).toBeVisible()
  await page.getByLabel('Title').fill('A shift in the kitchen')
  await expect(page.locator('.save-state')).toHaveText('Saved')
  await page.reload()
  await expect(page.getByText('No problems found that would block learners.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Learners have this: version 1.')).toBeVisible()

  await takePackage(browser, new URL(page.url()).origin, slug)

  await page.getByText('Learners of this lesson').click()
  await page.getByRole('link', { name: 'Robin Vale' }).click()
  await expect(page.getByText('My browser crashed in the second part')).toBeVisible()
  await expect(page.getByText('hold', { exact: true }).first()).toBeVisible()
  await page.getByText('Recorded launches').first().click()
  await page
    .getByRole('button', { name: /^Open the recording of launch/ })
    .first()
    .click()
  await page.getByLabel('Reason').fill('The learner reported a crash')
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('The player opened')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expectAccessible(page)
})
