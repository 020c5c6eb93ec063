import { expect, test, type Locator } from '@playwright/test'
import { demoPortals } from '../../api/local/demo/content/portals.ts'
import { expectAccessible } from '../support/accessible.ts'
import { flagship } from '../support/shopper.ts'

const schools = demoPortals.filter(({ is_marketable, is_paused }) => is_marketable && !is_paused)

test('without JavaScript a catalog search says that filters need it and shows none', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/courses?search=fall')
  // Playwright does not find the text of a `noscript` by text.
  const notice = page.locator('.catalog-without-script')
  await expect(notice).toBeVisible()
  expect(await notice.textContent()).toContain('Search, filters and sorting require JavaScript.')
  await expect(page.locator('#filters')).toBeHidden()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.locator('.course-card').first()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  expect((await page.locator('.course-card').first().boundingBox())?.width).toBeGreaterThan(240)
})

test('without JavaScript a course says that buying needs it and shows no button to buy', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/course/fall-protection-for-construction-crews')
    await expect(page.locator('.buy noscript')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
    await expect(page.getByRole('spinbutton')).toHaveCount(0)
  }
})

test('while the API is unreachable no count shows above the error; later both are right', async ({ page }) => {
  await page.goto('/courses')
  const count = page.locator('#count')
  await expect(count).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('combobox', { name: 'Search courses' }).last().fill('fall')
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Search isn’t responding' })).toBeVisible()
  await expect(count).toBeHidden()
  // The error comes first, then another way to every course.
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0
  const others = page.getByRole('link', { name: /^All courses by topic/ })
  expect(await top(others)).toBeGreaterThan(await top(page.getByRole('alert')))
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(count).toHaveText(/for “fall”/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an error summary follows the on-screen order of fields, whatever order the rules run in', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Create account' }).click()
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  const ids = await summary
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
  const onScreen = await page.locator('form [id^="register-"]').evaluateAll((fields) => fields.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(3)
  expect(ids).toEqual(onScreen.filter((id) => ids.includes(id)))
})

test('a course shows its picture, a rating histogram and three reviews, with more on demand', async ({ page }) => {
  for (const height of [720, 1000]) {
    await page.setViewportSize({ width: 1280, height })
    await page.goto(`/course/${flagship}`)
    await expect(page.locator('.buy-media'), `${height} px`).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Add to cart' }).first(), `${height} px`).toBeInViewport()
  }
  const ratings = page.getByRole('table', { name: 'Reviews by number of stars' })
  const counts = await ratings.locator('td.number').allTextContents()
  const all = counts.reduce((sum, text) => sum + Number(text), 0)
  expect(counts).toHaveLength(5)
  await expect(page.getByText(`out of 5 from ${all} learners`)).toBeVisible()
  const stars = page.locator('.stars').first()
  const rating = Number.parseFloat((await stars.getAttribute('aria-label')) ?? '')
  const painted = (await stars.locator('.icon-solid').count()) - (await stars.locator('.star-half').count()) / 2
  expect(Math.abs(painted - rating), `${rating} is painted as ${painted}`).toBeLessThanOrEqual(0.25)
  const cards = page.locator('.review-card:visible')
  await expect(cards).toHaveCount(3)
  await page.getByText('Show more reviews').click()
  await expect(cards).toHaveCount(Math.min(all, 12))
  const texts = await cards.locator('blockquote').allTextContents()
  expect(new Set(texts).size).toBe(texts.length)
  await expectAccessible(page)
})

test('the home page shows reviews of three courses; no two demo portals share a headline', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  const courses = await page.locator('.review-card a[href^="/course/"]').allTextContents()
  expect(courses).toHaveLength(3)
  expect(new Set(courses).size).toBe(3)
  const headlines: (string | null)[] = []
  for (const { kind, slug } of schools) {
    const at = new URL(baseURL ?? '')
    if (kind === 'tenant') at.hostname = `${slug}.${at.hostname}`
    await page.goto(at.href)
    headlines.push(await page.getByRole('heading', { level: 1 }).textContent())
  }
  expect(headlines.length).toBeGreaterThan(2)
  expect(new Set(headlines).size).toBe(headlines.length)
})
