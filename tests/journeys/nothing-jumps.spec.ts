import { expect, test, type Page } from '@playwright/test'
import { sitePages } from '../../shared/src/pages/site-pages.ts'
import { holdCourse } from '../support/held-course.ts'
import { answerLate, layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts'
import { pageSamples, type SeenPage, type World } from '../support/page-samples.ts'
import { inDatabase } from '../support/portico-database.ts'
import { takeRunningCourse } from '../support/running-course.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 300_000 })

const most = 0.02
const names = Object.keys(pageSamples).filter((name): name is SeenPage => name in pageSamples)
/** Whoever is signed in is led away from these. */
const forGuests = names.filter((name) => sitePages[name].guards.some((guard) => guard === 'redirectIsAuthCookies'))
const forMembers = names.filter((name) => !forGuests.includes(name))

/** A learner with a running and a finished course, an order, a certificate and two courses in the cart; signed in when all is measured that guests see. */
async function makeWorld(email: string): Promise<World> {
  const held = await holdCourse(email, '2026-11-20T12:00:00Z')
  const running = await takeRunningCourse(email)
  const [found] = await inDatabase(
    (sql) => sql<{ own_page: string | null; question: string; bundle: string }[]>`
    select (select slug from portal_pages where portal_id = 24 and publication_status = 2 and slug <> 'home' order by id limit 1) as own_page,
      (select slug from faqs where portal_id = 24 and publication_status = 2 order by id limit 1) as question,
      (select slug from bundles where portal_id = 24 and publication_status = 2 order by id limit 1) as bundle`,
  )
  if (!found) throw new Error('nothing was found')
  return { held, running, ...found, own_page: found.own_page ?? 'terms-of-use' }
}

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
    const world = await makeWorld(email)
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
