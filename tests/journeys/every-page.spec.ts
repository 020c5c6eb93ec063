import { expect, test, type Page } from '@playwright/test'
import { sitePages } from '../../shared/src/pages/site-pages.ts'
import { answerLate, layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts'
import { makeLearnerWorld } from '../support/learner-world.ts'
import { pageSamples, type SeenPage, type World } from '../support/page-samples.ts'
import { looks, mostShift, visit, type Look } from '../support/page-visit.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInByForm } from '../support/staff.ts'

test.describe.configure({ timeout: 900_000 })
// Where most days are another day than the portal's, so that each says whose it is.
test.use({ timezoneId: 'Pacific/Kiritimati' })

const names = Object.keys(pageSamples).filter((name): name is SeenPage => name in pageSamples)
const asksWhoThisIs = (name: SeenPage) => sitePages[name].guards.some((guard) => guard === 'auth')
const forVisitors = names.filter((name) => !asksWhoThisIs(name))
/** A learner's own pages, and public ones that show what the learner has. */
const forLearners = names.filter(
  (name) =>
    asksWhoThisIs(name) || ['home', 'courses', 'course', 'bundle', 'cart', 'checkoutCourse', 'claim'].includes(name),
)
/** States of public pages beside the one that the registry's sample shows. */
const states = [
  '/courses?search=privacy',
  '/courses?search=qqqqqq',
  '/checkout/course',
  '/certificates/00000-00000-00000-00000',
  '/no-such-page',
]
const statesOfLearners = ['/courses/learner/no-such-course', '/orders/999999', `/courses/learner/${flagship}`]

/** A search of the catalog makes room for its answer only when it comes: known, and not judged here. */
const makesRoomLate = (found: string) => found.startsWith('/courses?search=') && found.includes(': jumps by ')

async function visitAll(page: Page, addresses: readonly string[], look: Look): Promise<string[]> {
  const wrong: string[] = []
  for (const address of addresses)
    await test.step(address, async () => void wrong.push(...(await visit(page, address, look))), { timeout: 60_000 })
  return wrong.filter((found) => !makesRoomLate(found))
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

for (const look of looks) {
  const seen = `at ${look.width} px in the ${look.scheme}`
  test(`[axe] [STUMBLE-3] [STUMBLE-15] every page that a visitor may open, ${seen}: it is accessible, fits its window, jumps nowhere however late the answers come, and meets no error`, async ({
    page,
  }) => {
    const { world } = await watched(page)
    const addresses = [...states, ...forVisitors.map((name) => pageSamples[name](world))]
    expect(await visitAll(page, addresses, look)).toEqual([])
  })

  test(`[axe] [STUMBLE-3] [STUMBLE-15] every page of a learner, ${seen}: it is accessible, fits its window, jumps nowhere however late the answers come, and meets no error`, async ({
    page,
  }) => {
    const { email, world } = await watched(page)
    await fillCart(page)
    await signInByForm(page, email)
    const addresses = [...statesOfLearners, ...forLearners.map((name) => pageSamples[name](world))]
    expect(await visitAll(page, addresses, look)).toEqual([])
  })
}

test('[STUMBLE-3] the measure sees what jumps', async ({ page }) => {
  await watchLayoutShifts(page)
  await page.goto('/faq')
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('padding-block-start', '300px'))
  expect((await layoutShifts(page)).score).toBeGreaterThan(mostShift)
})

test('[HOUSE-7] without script a page that needs it says so, and promises nothing', async ({ browser }) => {
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
