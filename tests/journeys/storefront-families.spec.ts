import { expect, test, type Page } from '@playwright/test'
import { demoPortals } from '../../api/local/demo/content/portals.ts'
import { expectAccessible, expectReadableInTheDark } from '../support/accessible.ts'
import { httpGet } from '../support/http-get.ts'

const { hostname, port } = new URL(process.env.PORTICO_URL ?? '')
const read = (path: string, host = hostname) => httpGet({ host, port: Number(port), path })

/** Checks what every landing page needs: a lead text, a breadcrumb, courses, and links that all work. */
async function expectUsefulLandingPage(page: Page): Promise<void> {
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

/** Goes from the family's list page to one of its demo pages, and checks that an unknown URL is a 404. */
async function landsOn(page: Page, { list, path, heading, unknown }: Family): Promise<void> {
  await page.goto(list ?? '/courses/all')
  await page.locator(`main a[href="${path}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  expect(new URL(page.url()).pathname).toBe(path)
  await expectUsefulLandingPage(page)
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  expect((await read(unknown)).status).toBe(404)
}

test('[CAT-007] courses of one language have a page that links on; an unknown code is 404', ({ page }) =>
  landsOn(page, {
    list: null,
    path: '/courses-languages/es',
    heading: 'Courses in Spanish',
    unknown: '/courses-languages/xx',
  }))

test('[CAT-010] /ce lists topics with credits; a topic’s page states its credits; unknown topics are 404', ({ page }) =>
  landsOn(page, {
    list: '/ce',
    path: '/ce/nursing-healthcare',
    heading: 'Continuing education: ',
    unknown: '/ce/no-such-topic',
  }))

test('[CAT-012] /training-courses lists topics; a topic’s page describes its courses; unknown topics are 404', ({
  page,
}) =>
  landsOn(page, {
    list: '/training-courses',
    path: '/training-courses/construction-safety',
    heading: 'Construction Safety courses',
    unknown: '/training-courses/no-such-topic',
  }))

test('[CAT-013] /training-providers lists topics; a topic’s page names its providers; unknown topics are 404', ({
  page,
}) =>
  landsOn(page, {
    list: '/training-providers',
    path: '/training-providers/food-safety',
    heading: 'Training providers: ',
    unknown: '/training-providers/no-such-topic',
  }))

test('[CAT-015] /regulating-agency lists agencies; an agency’s page has its accepted courses; unknown agencies are 404', ({
  page,
}) =>
  landsOn(page, {
    list: '/regulating-agency',
    path: '/regulating-agency/state-board-of-nursing-ohio',
    heading: 'Ohio',
    unknown: '/regulating-agency/no-such-agency',
  }))

test('[CAT-016] /united-states lists states; a state’s page has its agencies and courses; unknown states are 404', ({
  page,
}) =>
  landsOn(page, {
    list: '/united-states',
    path: '/united-states/ohio',
    heading: 'Courses for Ohio',
    unknown: '/united-states/atlantis',
  }))

test('[CAT-014] /provider leads to the directory; a provider’s page has its courses; unknown providers are 404', async ({
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

test('[CAT-034] a provider’s feature appears on its card, its page or both, as chosen', async ({ page }) => {
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

test('[CAT-020] each training option has a page with its courses, linked from their list', ({ page }) =>
  landsOn(page, {
    list: '/training-options',
    path: '/training-options/live-online',
    heading: 'Live online courses',
    unknown: '/training-options/by-mail',
  }))

test('[CAT-011] /continuing-education-credits explains credits and links to their topics and agencies', async ({
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

test('[CAT-006] the course catalog is in the menu with every topic; portals without one answer 404', async ({
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

test('[CAT-026] opening a coming-soon course shows a dialog over its page, which cannot be bought', async ({
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
