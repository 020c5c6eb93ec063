import { expect, test, type Page, type Request } from '@playwright/test'
import { sitePages } from '../../shared/src/pages/site-pages.ts'
import { answerLate, layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts'
import { pageSamples, type SeenPage, type World } from '../support/page-samples.ts'
import { makeLearnerWorld } from '../support/learner-world.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs, signInByForm } from '../support/staff.ts'

test.describe.configure({ timeout: 600_000 })
// Where most days are another day than the portal's, so that each says whose it is.
test.use({ timezoneId: 'Pacific/Kiritimati' })

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
    await signInByForm(page, email)
    expect([...guests, ...(await jumps(page, forMembers, world))]).toEqual([])
  })

test('[STUMBLE-3] the measure sees what jumps', async ({ page }) => {
  await watchLayoutShifts(page)
  await page.goto('/faq')
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('padding-block-start', '300px'))
  expect((await layoutShifts(page)).score).toBeGreaterThan(most)
})

/** What a page asks of the API with GET until it is complete, and what its head asked of that. */
async function reads(page: Page, path: string): Promise<{ asked: string[]; early: unknown[]; untaken: number }> {
  const asked: string[] = []
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(`${pathname}${search}`)
  }
  page.on('request', note)
  await page.goto(path)
  await layoutShifts(page)
  page.off('request', note)
  const declared = page.locator('script[data-reads]')
  const early = (await declared.count()) > 0 ? await declared.getAttribute('data-reads') : null
  return {
    asked,
    early: JSON.parse(early ?? '[]'),
    untaken: await page.evaluate(() => {
      const kept: unknown = Reflect.get(window, 'porticoReads')
      return kept instanceof Map ? kept.size : -1
    }),
  }
}

test('[STUMBLE-12] what a learner’s page asks in its head is taken by its island, so that nothing is asked twice', async ({
  page,
}) => {
  const email = await makeStaff(['learner'])
  const world = await makeLearnerWorld(email)
  await signInAs(page, email)
  const early = [
    'learnerCourses',
    'overview',
    'outlineItem',
    'examItem',
    'orders',
    'order',
    'profileSettings',
    'security',
  ] as const
  for (const name of early) {
    const seen = await reads(page, pageSamples[name](world))
    expect([name, seen.early.length > 0, seen.untaken]).toEqual([name, true, 0])
    // The page and its bell share the question who asks only while it is under way.
    const once = seen.asked.filter((path) => path !== '/api/me' && !path.startsWith('/api/notifications'))
    expect([name, once.toSorted()]).toEqual([name, [...new Set(once)].toSorted()])
  }
})
