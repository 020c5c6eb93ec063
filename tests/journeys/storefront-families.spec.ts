import { expect, test, type Page } from '@playwright/test'
import { demoPortals } from '../../api/local/demo/content/portals.ts'
import { expectAccessible, expectReadableInTheDark } from '../support/accessible.ts'
import { httpGet } from '../support/http-get.ts'

const { hostname, port } = new URL(process.env.PORTICO_URL ?? '')
const read = (path: string, host = hostname) => httpGet({ host, port: Number(port), path })

/** What every page worth landing on has: what it is about in words, a way back up, courses, and ways on that all stand. */
async function expectWorthLandingOn(page: Page): Promise<void> {
  const main = page.getByRole('main')
  expect((await main.locator('.lead').first().textContent())?.trim().length).toBeGreaterThan(30)
  const crumbs = main.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('link', { name: 'Courses', exact: true })).toBeVisible()
  expect(await main.locator('.course-card').count()).toBeGreaterThan(0)
  const ways = await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const own = [...new Set(ways.filter((way) => way.startsWith('/')).map((way) => way.split(/[?#]/)[0] ?? ''))]
  const answers = await Promise.all(own.map(async (way) => `${(await read(way)).status} ${way}`))
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([])
}

type Family = { list: string | null; path: string; heading: string; unknown: string }

/** From the page that lists the family to one of it, as the demo has it; an address of none is missing. */
async function landsOn(page: Page, { list, path, heading, unknown }: Family): Promise<void> {
  await page.goto(list ?? '/courses/all')
  await page.locator(`main a[href="${path}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  expect(new URL(page.url()).pathname).toBe(path)
  await expectWorthLandingOn(page)
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  expect((await read(unknown)).status).toBe(404)
}

test('[CAT-007] the courses of one language have a page that says what they are about and leads on; an unknown code is 404', ({
  page,
}) =>
  landsOn(page, {
    list: null,
    path: '/courses-languages/es',
    heading: 'Courses in Spanish',
    unknown: '/courses-languages/xx',
  }))

test('[CAT-010] /ce lists topics with credits, and the page of one says what its courses earn and leads on; an unknown one is 404', ({
  page,
}) =>
  landsOn(page, {
    list: '/ce',
    path: '/ce/nursing-healthcare',
    heading: 'Continuing education: ',
    unknown: '/ce/no-such-topic',
  }))

test('[CAT-012] /training-courses lists the topics, and the page of one says what its courses are about and leads on; an unknown one is 404', ({
  page,
}) =>
  landsOn(page, {
    list: '/training-courses',
    path: '/training-courses/construction-safety',
    heading: 'Construction Safety courses',
    unknown: '/training-courses/no-such-topic',
  }))

test('[CAT-013] /training-providers lists topics, and the page of one names who teaches it and leads on; an unknown one is 404', ({
  page,
}) =>
  landsOn(page, {
    list: '/training-providers',
    path: '/training-providers/food-safety',
    heading: 'Training providers: ',
    unknown: '/training-providers/no-such-topic',
  }))

test('[CAT-015] /regulating-agency lists the agencies, and the page of one has the courses that it accepts and leads on; an unknown one is 404', ({
  page,
}) =>
  landsOn(page, {
    list: '/regulating-agency',
    path: '/regulating-agency/state-board-of-nursing-ohio',
    heading: 'Ohio',
    unknown: '/regulating-agency/no-such-agency',
  }))

test('[CAT-016] /united-states lists the states, and the page of one has its agencies and courses and leads on; an unknown one is 404', ({
  page,
}) =>
  landsOn(page, {
    list: '/united-states',
    path: '/united-states/ohio',
    heading: 'Courses for Ohio',
    unknown: '/united-states/atlantis',
  }))

test('[CAT-014] /provider leads to the directory, whose topics name their providers; the page of one has its courses, and an unknown one is 404', async ({
  page,
}) => {
  await page.goto('/provider')
  await expect(page).toHaveURL(/\/training-providers$/)
  await landsOn(page, {
    list: '/training-providers/food-safety',
    path: '/provider/harbor-kitchen-training',
    heading: 'Harbor Kitchen Training',
    unknown: '/provider/nobody',
  })
})

test('[CAT-034] a feature of a provider is on its card, on its page or on both, as the provider chose', async ({
  page,
}) => {
  const [both, only_page, only_card] = ['Taught by kitchen managers', 'Worksheets to take along', 'Crews of 5 to 50']
  await page.goto('/training-providers/food-safety')
  await expect(page.getByText(both)).toBeVisible()
  await expect(page.getByText(only_card)).toBeVisible()
  await expect(page.getByText(only_page)).toHaveCount(0)
  await page.goto('/provider/harbor-kitchen-training')
  await expect(page.getByText(both)).toBeVisible()
  await expect(page.getByText(only_page)).toBeVisible()
  await expect(page.getByText(only_card)).toHaveCount(0)
})

test('[CAT-020] each training option has a page with its courses, and the list of them leads there', ({ page }) =>
  landsOn(page, {
    list: '/training-options',
    path: '/training-options/live-online',
    heading: 'Live online courses',
    unknown: '/training-options/by-mail',
  }))

test('[CAT-011] /continuing-education-credits explains credits and leads to their topics and agencies', async ({
  page,
}) => {
  await page.goto('/continuing-education-credits')
  await expect(page.getByRole('heading', { level: 1, name: 'Continuing-education credits' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How a course earns credits' })).toBeVisible()
  await page
    .getByRole('region', { name: 'Courses with credits' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/ce\/[a-z-]+$/)
  await expectAccessible(page)
})

test('[CAT-006] the course catalog has every topic with its courses and is in the menu; where the portal has none, it is a 404 and no menu names it', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Catalog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Course catalog' })).toBeVisible()
  const topic = page.getByRole('region', { name: 'Construction Safety' })
  expect(await topic.getByRole('listitem').count()).toBeGreaterThan(3)
  const shown = await page.getByRole('main').getByRole('region').count()
  expect(shown).toBe(await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').count())
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  await topic.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/course\//)

  const without = demoPortals.find(
    (one) => one.kind === 'tenant' && !one.has_course_catalog && one.is_marketable && !one.is_paused,
  )
  const host = without?.custom_domain ?? ''
  expect((await read('/course-catalog', host)).status).toBe(404)
  const courses = await read('/courses', host)
  expect([courses.status, courses.body.includes('/course-catalog')]).toEqual([200, false])
  expect((await read('/courses')).body).toContain('/course-catalog')
})

test('[CAT-026] opening a course that is coming soon shows a dialog that says so; behind it stands its page, without a way to buy', async ({
  page,
}) => {
  await page.goto('/course/crane-signals-and-rigging-awareness')
  const dialog = page.getByRole('dialog', { name: 'Coming soon' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('isn’t available yet')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await page.reload()
  await dialog.getByRole('link', { name: 'See other courses' }).click()
  await expect(page).toHaveURL(/\/courses$/)
})
