import { expect, test, type Page } from '@playwright/test'
import { sitePages } from '../../shared/src/pages/site-pages.ts'
import { answerLate, layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts'
import { makeLearnerWorld } from '../support/learner-world.ts'
import { pageSamples, type SeenPage, type World } from '../support/page-samples.ts'
import { viewConditions, mostShift, visit, type ViewConditions } from '../support/page-visit.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInByForm } from '../support/staff.ts'

test.describe.configure({ timeout: 900_000 })
// A time zone where most days differ from the portal's, so that each date must name its zone.
test.use({ timezoneId: 'Pacific/Kiritimati' })

const names = Object.keys(pageSamples).filter((name): name is SeenPage => name in pageSamples)
const requiresSignIn = (name: SeenPage) => sitePages[name].guards.some((guard) => guard === 'auth')
const forVisitors = names.filter((name) => !requiresSignIn(name))
/** Learners' own pages, and public ones that show learner data. */
const forLearners = names.filter(
  (name) =>
    requiresSignIn(name) || ['home', 'courses', 'course', 'bundle', 'cart', 'checkoutCourse', 'claim'].includes(name),
)
/** States of public pages besides those in the registry's samples. */
const states = [
  '/courses?search=privacy',
  '/courses?search=qqqqqq',
  '/checkout/course',
  '/certificates/00000-00000-00000-00000',
  '/no-such-page',
]
const statesOfLearners = ['/courses/learner/no-such-course', '/orders/999999', `/courses/learner/${flagship}`]

/** Ignores the known layout shift of a catalog search, which reserves space only when its results arrive. */
const isKnownShift = (found: string) => found.startsWith('/courses?search=') && found.includes(': jumps by ')

async function visitAll(page: Page, addresses: readonly string[], look: ViewConditions): Promise<string[]> {
  const wrong: string[] = []
  for (const address of addresses)
    await test.step(address, async () => void wrong.push(...(await visit(page, address, look))), { timeout: 60_000 })
  return wrong.filter((found) => !isKnownShift(found))
}

async function fillCart(page: Page): Promise<void> {
  for (const slug of [flagship, 'professional-ethics-for-accountants']) {
    await page.goto(`/course/${slug}`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
  }
}

async function watched(page: Page): Promise<{ email: string; world: World }> {
  const email = await makeStaff(['learner'])
  const world = await makeLearnerWorld(email)
  await watchLayoutShifts(page)
  await answerLate(page)
  return { email, world }
}

for (const look of viewConditions) {
  const seen = `at ${look.width} px in the ${look.scheme}`
  test(`[axe] visitor pages ${seen} are accessible, fit the window, and load without layout shifts or errors`, async ({
    page,
  }) => {
    const { world } = await watched(page)
    const addresses = [...states, ...forVisitors.map((name) => pageSamples[name](world))]
    expect(await visitAll(page, addresses, look)).toEqual([])
  })

  test(`[axe] learner pages ${seen} are accessible, fit the window, and load without layout shifts or errors`, async ({
    page,
  }) => {
    const { email, world } = await watched(page)
    await fillCart(page)
    await signInByForm(page, email)
    const addresses = [...statesOfLearners, ...forLearners.map((name) => pageSamples[name](world))]
    expect(await visitAll(page, addresses, look)).toEqual([])
  })
}

test('the layout shift measurement detects a shift', async ({ page }) => {
  await watchLayoutShifts(page)
  await page.goto('/faq')
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('padding-block-start', '300px'))
  expect((await layoutShifts(page)).score).toBeGreaterThan(mostShift)
})

test('without JavaScript, a page that needs it says so and shows no loading state', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const path of ['/cart', '/checkout/course', '/login', '/register', '/claim/aaaaaaaaaaaaaaaaaaaaaa']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByText(/requires? JavaScript\./)).toBeVisible()
      await expect(page.getByText(/^(Loading|One moment)/)).toBeHidden()
      await expect(page.locator('.skeleton:visible')).toHaveCount(0)
    })
  }
  await page.context().close()
})
