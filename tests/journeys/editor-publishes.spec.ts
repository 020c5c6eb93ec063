import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { enrollHalfway, makeEditedCourse } from '../support/edited-course.ts'
import { httpGet } from '../support/http-get.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, originOf, signInAs, signInByForm } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

/** Creates a draft on the core portal, with or without a price and an instructor. */
async function makeDraft(
  title: string,
  { price, instructor }: { price: boolean; instructor: boolean },
): Promise<string> {
  const slug = `${title.toLowerCase().replaceAll(' ', '-')}-${Date.now()}`
  await inDatabase((sql) =>
    sql.begin(async (tx) => {
      const [course] = await tx<
        { id: number }[]
      >`insert into courses (portal_id, slug, title, subtitle, publication_status) values (24, ${slug}, ${title}, 'Made for this journey', 1) returning id`
      if (!course) throw new Error('no course was made')
      if (price)
        await tx`insert into course_pricings (portal_id, course_id, from_quantity, price) values (24, ${course.id}, 1, 2500)`
      if (instructor)
        await tx`insert into course_instructors (portal_id, course_id, user_id, is_primary) select 24, ${course.id}, user_id, true from memberships where portal_id = 24 and 'instructor' = any(roles) limit 1`
    }),
  )
  return slug
}
const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) })

test('[BLD-014] [BLD-021] [BLD-006] an editor’s publication shows on a visitor’s next request; unpublishing removes it at once', async ({
  page,
  browser,
}) => {
  const slug = await makeDraft('Ladder Safety', { price: true, instructor: true })
  await signInAs(page, await makeStaff(['editor']))
  await page.goto('/courses/admin')
  await page.getByLabel('Search', { exact: true }).fill(slug)
  await page.waitForURL(/search=ladder/)
  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  expect((await visitor.goto(`/course/${slug}`))?.status()).toBe(404)

  const began = Date.now()
  await row(page, 'Ladder Safety').getByRole('button', { name: 'Publish Ladder Safety', exact: true }).click()
  await expect(page.getByText('All pages of “Ladder Safety” are up to date.')).toBeVisible()
  console.log(`published and told in ${Date.now() - began} ms`)
  expect((await visitor.goto(`/course/${slug}`))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { name: 'Ladder Safety' })).toBeVisible()
  await expectAccessible(page)

  await row(page, 'Ladder Safety').getByRole('button', { name: 'Unpublish Ladder Safety' }).click()
  await expect(
    row(page, 'Ladder Safety').getByRole('button', { name: 'Publish Ladder Safety', exact: true }),
  ).toBeVisible()
  expect((await visitor.goto(`/course/${slug}`))?.status()).toBe(410)
  await visitor.context().close()
})

test('[BLD-021] [BLD-022] a title opens its course, the checklist links to fixes, and the fixed course publishes', async ({
  page,
}) => {
  const slug = await makeDraft('Mended Course', { price: false, instructor: false })
  await makeStaff(['instructor'])
  await signInAs(page, await makeStaff(['admin']))
  const list = `/courses/admin?search=${slug}`
  await page.goto(list)
  await row(page, 'Mended Course').getByRole('link', { name: 'Mended Course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mended Course' })).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Mended Course')
  const lead = async (link: string) => {
    await page.goto(list)
    await page.getByRole('button', { name: 'Publish Mended Course' }).click()
    await page.getByRole('dialog', { name: 'Not ready to publish' }).getByRole('link', { name: link }).click()
  }
  await lead('Set a price')
  await page.getByRole('button', { name: 'Add a price' }).click()
  await page.getByLabel('Price per seat ($)').fill('25.50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Save Successful')).toBeVisible()
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await lead('Choose an instructor')
  await page.getByRole('checkbox').nth(1).check()
  const chosen = await page
    .getByRole('checkbox', { checked: true })
    .evaluate((box) => box.closest('label')?.textContent)
  await page.getByRole('checkbox').first().check()
  const leader = page.getByLabel('Lead instructor').locator('option:checked')
  await expect(leader).toHaveText(chosen ?? '')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Save Successful')).toBeVisible()
  await page.reload()
  await expect(leader).toHaveText(chosen ?? '')
  await page.goto(list)
  await page.getByRole('button', { name: 'Publish Mended Course' }).click()
  await expect(page.getByText('All pages of “Mended Course” are up to date.')).toBeVisible()
  await expect(row(page, 'Mended Course')).toContainText('$25.50')
})

test('unpublishing explains what happens to learners; a draft never appears as waiting to be published', async ({
  page,
}) => {
  const slug = await makeDraft('Attended Course', { price: true, instructor: true })
  const learner = await makeStaff(['learner'])
  await inDatabase(
    (sql) => sql`insert into enrollments (portal_id, course_id, user_id)
      select 24, c.id, u.id from courses c, users u where c.portal_id = 24 and c.slug = ${slug} and u.email = ${learner}`,
  )
  await signInAs(page, await makeStaff(['editor']))
  await page.goto(`/courses/admin?search=${slug}`)
  await page.getByRole('button', { name: 'Publish Attended Course', exact: true }).click()
  await expect(page.getByText('All pages of “Attended Course” are up to date.')).toBeVisible()
  const states: string[] = []
  await page.exposeFunction('portico_state', (text: string) => void states.push(text))
  await page.evaluate(() => {
    const look = () =>
      void (globalThis as unknown as { portico_state: (text: string) => void }).portico_state(
        document.querySelector('tbody tr')?.textContent ?? '',
      )
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const unpublish = page.getByRole('button', { name: 'Unpublish Attended Course' })
  await unpublish.click()
  const dialog = page.getByRole('dialog', { name: 'Unpublish Attended Course?' })
  await expect(dialog).toContainText(
    'One learner is enrolled. They keep their access, their progress and their certificates',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(unpublish).toBeVisible()
  await unpublish.click()
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('“Attended Course” was removed from all lists.')).toBeVisible()
  await expect(row(page, 'Attended Course')).toContainText('Draft')
  expect(states.filter((text) => /Draft.*(?:waiting to be published|Processing: \d)/.test(text))).toEqual([])
  expect(states.some((text) => text.includes('Draft'))).toBe(true)
  // As promised, the course still opens for its learner.
  const reader = await (
    await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin })
  )?.newPage()
  if (!reader) throw new Error('no window was opened')
  await signInAs(reader, learner)
  await reader.goto(`/courses/learner/${slug}`)
  await expect(reader.getByRole('heading', { level: 1, name: 'Attended Course' })).toBeVisible()
  await reader.context().close()
})

test('[TEN-027] [TEN-007] [TEN-006] [TEN-017] [ERR-042] a super admin creates a portal, whose admin is asked for its type once', async ({
  page,
  browser,
}) => {
  const slug = `journey-${Date.now()}`
  const superAdmin = await (await browser.newContext()).newPage()
  await signInAs(superAdmin, await makeStaff(['super_admin'], 'admin'), originOf('admin'))
  await superAdmin.goto(`${originOf('admin')}/portals`)
  await superAdmin.getByRole('link', { name: 'New portal' }).click()
  const asked: string[] = []
  // Ignores the socket opening meanwhile, whose request authorizes its channel.
  superAdmin.on(
    'request',
    (request) => request.method() === 'POST' && !/broadcasting/.test(request.url()) && asked.push(request.url()),
  )
  await superAdmin.getByRole('button', { name: 'Create portal' }).click()
  await expect(superAdmin.getByRole('dialog').getByText('This field is required')).toHaveCount(2)
  expect(asked).toEqual([])
  await expect(superAdmin.getByLabel('Name', { exact: true })).toBeFocused()
  await superAdmin.getByLabel('Name', { exact: true }).fill('Journey Academy')
  await superAdmin.getByLabel('Address', { exact: true }).fill(slug)
  await superAdmin.getByRole('button', { name: 'Create portal' }).click()
  await expect(superAdmin.getByText('Journey Academy was created. Its pages are being published.')).toBeVisible()
  await superAdmin.context().close()

  const origin = originOf(slug)
  const { hostname: host, port } = new URL(origin)
  await expect
    .poll(async () => (await httpGet({ host, port: Number(port), path: '/login' })).status, { timeout: 20_000 })
    .toBe(200)
  await signInByForm(page, await makeStaff(['admin'], slug), origin)
  await page.waitForURL((url) => url.pathname.startsWith('/portal-settings'))
  await expect(
    page.getByText(/Upload a logo and enter a company name to get started\. Missing: .*its type/),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Channel').check()
  await page.getByRole('button', { name: 'Choose this type' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(dialog).toContainText('Once you select your main portal type you cannot change it')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Save Successful')).toBeVisible()
  await expect(page.getByText('What is this portal for?')).toHaveCount(0)
})

test('[TEN-020] [TEN-030] [FRM-001] [OP-128] branding is previewed, checked, saved and published; staff see that legal texts await review', async ({
  page,
  browser,
}) => {
  const origin = originOf('summit-ce')
  // Uses a different color each time, since saving the same one would change nothing.
  const wine = `#7a0c${(Date.now() % 256).toString(16).padStart(2, '0')}`
  await signInAs(page, await makeStaff(['admin'], 'summit-ce'), origin)
  await page.goto(`${origin}/portal-settings`)
  const branding = page.locator('section[aria-labelledby="branding"]')
  const primary = branding.getByLabel('Primary color', { exact: true })
  await primary.fill('#f5f0c8')
  await expect(page.getByText(/hard to read on this background/)).toBeVisible()
  await primary.fill('reddish')
  await branding.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(primary).toHaveAttribute('aria-invalid', 'true')
  await primary.fill(wine)
  await page.getByRole('link', { name: 'Company' }).click()
  await expect(page.getByRole('dialog', { name: 'Unsaved Changes Detected' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue Editing' }).click()
  await branding.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Save Successful')).toBeVisible()
  await expect(page.getByText('All pages are up to date')).toBeVisible({ timeout: 120_000 })
  const visitor = await (await browser.newContext()).newPage()
  expect(await (await visitor.goto(`${origin}/portal.css`))?.text()).toContain(wine)
  await visitor.context().close()
  await page.goto(`${origin}/portal-settings/info`)
  await expect(page.getByText(/marked for legal review.*Only staff see this note\./)).toBeVisible()
  for (const path of [
    '/portal-settings/info',
    '/portal-settings/company',
    '/portal-settings/courses-management',
    '/users',
  ]) {
    await page.goto(`${origin}${path}`)
    await expect(page.locator('.skeleton')).toHaveCount(0)
    // The full width is checked with all staff pages.
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
  }
})

test('[SES-032] [FRM-002] [SES-053] a form survives an expired page and a lost session, restoring input after sign-in', async ({
  page,
  context,
  browser,
}) => {
  const email = await makeStaff(['admin'])
  await signInAs(page, email)
  await page.goto('/portal-settings/company')
  const city = page.getByLabel('City', { exact: false })
  const words = `Springfield ${Date.now()}`
  await city.fill(words)
  // The page's CSRF token has expired and is renewed silently.
  await context.clearCookies({ name: 'XSRF-TOKEN' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Save Successful')).toBeVisible()

  await city.fill(`${words} again`)
  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await signInAs(elsewhere, email)
  // The page may detect the lost session before the button is clicked.
  await page
    .getByRole('button', { name: 'Save', exact: true })
    .click({ timeout: 3_000 })
    .catch(() => {})
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('You have been logged out due to inactivity or an alternate login.')).toBeVisible()
  await signInByForm(page, email)
  await expect(page).toHaveURL(/\/portal-settings\/company$/)
  await expect(page.getByText('Your unsaved changes have been restored.')).toBeVisible()
  await expect(city).toHaveValue(`${words} again`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Save Successful')).toBeVisible()
  await elsewhere.context().close()
})

test('before publishing edits, an editor sees their reach, an admin also whose progress changes', async ({ page }) => {
  const { slug, course_id } = await makeEditedCourse('Roof Safety')
  const enrollment = await enrollHalfway(course_id, await makeStaff(['learner']))
  const dialog = page.getByRole('dialog')
  const names = dialog.getByText('Show whose progress changes')
  const openDialog = async () => {
    await page.goto(`/courses/admin?search=${slug}`)
    await expect(row(page, 'Roof Safety')).toContainText('Unpublished edits')
    await page.getByRole('button', { name: 'More actions for Roof Safety' }).click()
    await page.getByRole('menuitem', { name: 'Publish changes' }).click()
    await expect(dialog).toContainText('No enrolled learner gets the new version.')
    await dialog.getByLabel('All learners who have not finished').check()
    await expect(dialog).toContainText('1 learner will be done')
  }
  await signInAs(page, await makeStaff(['editor']))
  await openDialog()
  await expect(names).toHaveCount(0)
  await signInAs(page, await makeStaff(['admin']))
  await openDialog()
  await names.click()
  await expect(dialog).toContainText('0% → 100%, finished')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publish changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Roof Safety')).not.toContainText('Unpublished edits')
  const [after] = await inDatabase(
    (sql) =>
      sql<{ percentage: number }[]>`select percentage from enrollments where portal_id = 24 and id = ${enrollment}`,
  )
  expect(after).toEqual({ percentage: 100 })
})
