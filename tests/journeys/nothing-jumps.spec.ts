import { expect, test, type Page } from '@playwright/test'
import { sitePages } from '../../shared/src/pages/site-pages.ts'
import { answerLate, layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts'
import { pageSamples, type SeenPage, type World } from '../support/page-samples.ts'
import { makeLearnerWorld } from '../support/learner-world.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 300_000 })

const most = 0.02
const names = Object.keys(pageSamples).filter((name): name is SeenPage => name in pageSamples)
/** Whoever is signed in is led away from these. */
const forGuests = names.filter((name) => sitePages[name].guards.some((guard) => guard === 'redirectIsAuthCookies'))
const forMembers = names.filter((name) => !forGuests.includes(name))

async function fillCart(page: Page): Promise<void> {
  for (const slug of [flagship, 'professional-ethics-for-accountants']) {
    await page.goto(`/course/${slug}`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
  }
}

/** Pages on which more than the most moved, and what it was. */
async function jumps(page: Page, pages: readonly SeenPage[], world: World): Promise<string[]> {
  const found: string[] = []
  for (const name of pages) {
    await test.step(name, async () => {
      await page.goto(pageSamples[name](world))
      const { score, moved } = await layoutShifts(page)
      if (score > most) found.push(`${name} ${score.toFixed(3)}: ${moved.join(' | ')}`)
    })
  }
  return found
}

for (const width of [390, 1280])
  test(`[STUMBLE-3] nothing jumps on any page of the site at ${width} px, however late the answers come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const email = await makeStaff(['learner'])
    const world = await makeLearnerWorld(email)
    await watchLayoutShifts(page)
    await answerLate(page)
    const guests = await jumps(page, forGuests, world)
    await fillCart(page)
    await signInAs(page, email)
    expect([...guests, ...(await jumps(page, forMembers, world))]).toEqual([])
  })

test('[STUMBLE-3] the measure sees what jumps', async ({ page }) => {
  await watchLayoutShifts(page)
  await page.goto('/faq')
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('padding-block-start', '300px'))
  expect((await layoutShifts(page)).score).toBeGreaterThan(most)
})
