import { expect, test, type Locator, type Page } from '@playwright/test'
import { inDatabase } from '../support/portico-database.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInByForm } from '../support/staff.ts'

const bundle = 'clinical-annual-requirements'
const finished = 'phishing-and-social-engineering'

/** Signs in a learner who takes two courses of the bundle and has finished another course. */
async function signInAsOwner(page: Page): Promise<void> {
  const email = await makeStaff(['learner'])
  const running = [flagship, 'infection-prevention-for-clinical-staff']
  await inDatabase(
    (sql) => sql`
      insert into enrollments (portal_id, course_id, user_id, status, percentage, purchased_at, finished_at)
      select 24, c.id, u.id, case when c.slug = ${finished} then 5 else 4 end, case when c.slug = ${finished} then 100 else 0 end,
        now(), case when c.slug = ${finished} then now() end
      from courses c, users u where c.portal_id = 24 and u.email = ${email} and c.slug = any(${[...running, finished]})`,
  )
  await signInByForm(page, email)
  await expect(page).toHaveURL(/courses\/learner/)
}

const cardOf = (page: Page, slug: string): Locator =>
  page.locator('.course-card').filter({ has: page.locator(`a[href="/course/${slug}"]`) })
/** Returns marks whose text does not fit in their line. */
const overflowingMarks = (page: Page) =>
  page
    .locator('[data-marked]')
    .evaluateAll((marks) =>
      marks
        .filter((mark) => mark.scrollHeight > mark.clientHeight + 1 || mark.scrollWidth > mark.clientWidth + 1)
        .map((mark) => `${mark.textContent}: ${mark.scrollWidth} × ${mark.scrollHeight}`),
    )
const boxesOf = (page: Page) =>
  page.locator('.course-card, .price-note, .site-footer, .buy').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round).join(' ')
    }),
  )

test('owners see it on a course’s card, page and bundle, and can buy for others', async ({ page }) => {
  await page.goto('/courses')
  await expect(page.getByText(/^You (have|finished)/)).toHaveCount(0)
  await signInAsOwner(page)

  await page.goto(`/courses?search=phishing`)
  await expect(cardOf(page, finished).getByRole('link', { name: /^Course completed: view it/ })).toBeVisible()
  await page.goto(`/bundles/${bundle}`)
  await expect(page.locator('.buy').getByRole('link', { name: 'You have 2 of 3 courses' })).toBeVisible()
  await expect(cardOf(page, 'bloodborne-pathogens-for-healthcare-workers')).toBeVisible()
  await expect(cardOf(page, 'bloodborne-pathogens-for-healthcare-workers')).not.toContainText('You have')
  await page.goto('/bundles')
  await expect(
    page.locator('.bundle-card').filter({ has: page.locator(`a[href="/bundles/${bundle}"]`) }),
  ).toContainText('You have 2 of 3 courses')
  await page.goto(`/bundles/${bundle}`)
  await cardOf(page, flagship)
    .getByRole('link', { name: /^You have this course: continue/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/courses/learner/${flagship}`))

  await page.goto(`/course/${flagship}`)
  await expect(page.locator('.buy').getByRole('link', { name: /^You have this course: continue/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/cart')
  await expect(page.getByText('You’re already enrolled in this course')).toBeVisible()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText('You’re already enrolled in this course')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled()
})

for (const width of [390, 768, 1280])
  test(`at ${width} px nothing moves once owned courses are known`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    // Blocks the Google reviews, which would appear below everything else at any time.
    await page.route('**/api/google-reviews', (route) => route.abort())
    await signInAsOwner(page)
    for (const path of ['/', '/courses', '/bundles', `/bundles/${bundle}`, `/course/${flagship}`])
      await test.step(path, async () => {
        let answer = () => {}
        const held = new Promise<void>((done) => (answer = done))
        await page.route('**/api/learner/owned', async (route) => {
          await held
          await route.continue()
        })
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        const before = await boxesOf(page)
        expect(before.length).toBeGreaterThan(1)
        answer()
        await expect(page.locator('[data-marked]').first()).toBeAttached()
        expect(await boxesOf(page)).toEqual(before)
        expect(await overflowingMarks(page)).toEqual([])
        await page.unroute('**/api/learner/owned')
      })
  })
