import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 360_000 })

const tree = (page: Page) => page.locator('.outline-tree')
const titles = (page: Page) => tree(page).locator('.outline-link').allTextContents()
const saved = (page: Page) => expect(page.locator('.save-state')).toHaveText('Saved')
/** Adds what a course needs besides its lessons to be published. */
const sell = (slug: string) =>
  inDatabase((sql) =>
    sql.begin(async (tx) => {
      await tx`insert into course_pricings (portal_id, course_id, from_quantity, price) select 24, id, 1, 2500 from courses where portal_id = 24 and slug = ${slug}`
      await tx`insert into course_instructors (portal_id, course_id, user_id, is_primary) select 24, c.id, m.user_id, true from courses c, memberships m where c.portal_id = 24 and c.slug = ${slug} and m.portal_id = 24 and 'instructor' = any(m.roles) limit 1`
    }),
  )

/** Enrolls a learner who takes the course to its end. */
async function finishAsLearner(author: Page, browser: Browser, slug: string): Promise<void> {
  const email = await makeStaff(['learner'])
  const [enrolled] = await inDatabase(
    (sql) => sql<{ id: string }[]>`insert into enrollments (portal_id, course_id, user_id)
      select 24, c.id, u.id from courses c, users u where c.portal_id = 24 and c.slug = ${slug} and u.email = ${email} returning id`,
  )
  const context = await browser.newContext({ baseURL: new URL(author.url()).origin })
  const page = await context.newPage()
  await signInAs(page, email)
  await page.goto(`/courses/learner/${slug}/${enrolled?.id}/outline`)
  await finishEveryItem(page)
  await context.close()
}

/** Starting at the outline, reads and watches everything and passes the exam. */
async function finishEveryItem(page: Page): Promise<void> {
  for (const item of ['Signals', 'Slings', 'Handbook']) {
    await page
      .getByRole('link', { name: new RegExp(item) })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: item, level: 1 })).toBeVisible()
    if (item === 'Handbook')
      await expect(page.getByRole('region', { name: 'chlorine-formula-sheet.pdf' })).toBeVisible()
    await page.getByRole('button', { name: /^(Mark as finished|Finish) and continue$/ }).click()
  }
  await expect(page.getByRole('heading', { name: 'Final exam', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Start the exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await page.getByLabel('Beside it', { exact: true }).check()
  await page.getByRole('button', { name: 'Review your answers' }).click()
  await page.getByRole('button', { name: 'Finish the exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Course completed' })).toBeVisible({ timeout: 20_000 })
}

/** Before publishing, the author takes the draft to its end like a learner, in a separate tab; nothing is saved. */
async function finishInPreview(author: Page, slug: string): Promise<void> {
  const opening = author.waitForEvent('popup')
  await author.getByRole('link', { name: 'Preview', exact: true }).click()
  const page = await opening
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Nothing you do here is saved or counted.')
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await finishEveryItem(page)
  const taken = await inDatabase(
    (sql) => sql`select id from enrollments where course_id = (select id from courses where slug = ${slug})
      union all select id from exam_tries where module_item_id in
        (select i.id from module_items i join courses c on c.id = i.course_id where c.slug = ${slug})`,
  )
  expect(taken).toEqual([])
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('link', { name: 'Start this Course' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to editing' }).click()
  await expect(tree(page)).toBeVisible()
  await page.close()
}

async function addItem(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Add item to Module 1' }).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
  await expect(page.getByRole('group', { name: label, exact: true })).toBeVisible()
}

test('[BLD-007] [BLD-011] [EXM-004] [MED-001] an author builds, previews and publishes a course by mouse, and a learner finishes it', async ({
  page,
  browser,
}) => {
  await makeStaff(['instructor'])
  await signInAs(page, await makeStaff(['editor']))
  await page.goto('/courses/builder')
  await page.getByRole('link', { name: 'Create course' }).click()
  const title = `Rigging ${Date.now()}`
  const slug = title.toLowerCase().replace(' ', '-')
  await page.getByLabel('Title').fill(title)
  await expect(page.getByLabel('Address')).toHaveValue(slug)
  await page.getByRole('button', { name: 'Create course' }).click()
  await page.waitForURL(`**/courses/builder/${slug}/outline`)
  await expect(page.getByText('No modules yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add module' }).click()

  await addItem(page, 'Reading')
  await page.getByLabel('Title').fill('Slings')
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('Never stand below a load.')
  await saved(page)
  await addItem(page, 'Video')
  await page.getByLabel('Title').fill('Signals')
  await page.getByLabel('Link').first().fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await expect(page.getByTitle('Preview of the video')).toBeVisible()
  await addItem(page, 'Document')
  await page.getByLabel('Title').fill('Handbook')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /chlorine-formula-sheet/ })
    .click()
  await page.getByRole('button', { name: 'Attach' }).click()
  await expect(page.getByRole('group', { name: 'File' })).toContainText('chlorine-formula-sheet.pdf')
  await addItem(page, 'Exam')
  await page.getByLabel('Title').fill('Final exam')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByLabel('Question', { exact: true }).fill('Where do you stand?')
  await page.getByLabel('Answer 1', { exact: true }).fill('Below the load')
  await page.getByLabel('Answer 2', { exact: true }).fill('Beside it')
  const room = await page.getByLabel('Answer 2', { exact: true }).boundingBox()
  expect(room?.width).toBeGreaterThan(200)
  const kind = page.getByRole('combobox').filter({ hasText: 'Several correct answers' })
  await kind.selectOption({ label: 'Several correct answers' })
  await page.getByLabel('Answer 1 is correct').uncheck()
  await expect(page.getByText('Select at least one correct answer', { exact: false })).toBeVisible()
  await kind.selectOption({ label: 'One correct answer' })
  await page.getByLabel('Answer 2 is correct').check()
  await expect(page.getByText('Select at least one correct answer', { exact: false })).toBeHidden()
  await saved(page)
  expect(await titles(page)).toEqual(['Slings', 'Signals', 'Handbook', 'Final exam'])
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // Scrolls to the top, so that nothing is half hidden under the sticky bar.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  }

  await page.getByRole('button', { name: 'Move Signals' }).dragTo(page.getByRole('button', { name: 'Move Slings' }), {
    targetPosition: { x: 10, y: 3 },
  })
  await expect.poll(() => titles(page)).toEqual(['Signals', 'Slings', 'Handbook', 'Final exam'])
  await page.getByRole('button', { name: 'More actions for Slings' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.poll(() => titles(page)).toEqual(['Signals', 'Handbook', 'Final exam'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => titles(page)).toEqual(['Signals', 'Slings', 'Handbook', 'Final exam'])
  await saved(page)
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['Signals', 'Slings', 'Handbook', 'Final exam'])
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Where do you stand?')
  await expect(page.getByLabel('Answer 2 is correct')).toBeChecked()

  await finishInPreview(page, slug)
  await sell(slug)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Learners have this: version 1.')).toBeVisible()
  await finishAsLearner(page, browser, slug)
  await page.getByLabel('Title').fill('Last exam')
  await expect(page.getByText('Has unpublished edits. Learners have version 1.')).toBeVisible()
})

test('[BLD-024] [BLD-025] a changed slug becomes the form’s URL; deleting the course leads to the list', async ({
  page,
}) => {
  await signInAs(page, await makeStaff(['course_admin', 'admin']))
  await page.goto('/courses/builder/create')
  const title = `Winches ${Date.now()}`
  const slug = title.toLowerCase().replace(' ', '-')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create course' }).click()
  await page.waitForURL('**/outline')
  await page.getByRole('navigation', { name: 'Course', exact: true }).getByRole('link', { name: 'Course page' }).click()
  await page.getByLabel('Address').fill(`${slug}-2`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(`**/courses/builder/${slug}-2/overview/details`)
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: 'Delete course' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await page.waitForURL('**/courses/admin')
  await expect(page.getByText(`${title} was deleted.`)).toBeVisible()
})
