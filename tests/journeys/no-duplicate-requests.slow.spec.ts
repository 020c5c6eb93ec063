import { expect, test, type Page, type Request } from '@playwright/test'
import { layoutShifts } from '../support/layout-shifts.ts'
import { makeLearnerWorld } from '../support/learner-world.ts'
import { pageSamples } from '../support/page-samples.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

/** Returns the API's GET requests of a page until it is complete, and those that its head already sent. */
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

test('a learner page’s island reuses requests sent by its head, so nothing is requested twice', async ({ page }) => {
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
    // The page and its bell share the /api/me request only while it is in flight.
    const once = seen.asked.filter((path) => path !== '/api/me' && !path.startsWith('/api/notifications'))
    expect([name, once.toSorted()]).toEqual([name, [...new Set(once)].toSorted()])
  }
})
