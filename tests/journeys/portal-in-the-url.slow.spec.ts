import { expect, test, type Page } from '@playwright/test'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, originOf, signInByForm, switchPortal } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const admin = originOf('admin')
const at = (page: Page) => ({ is: (path: string) => page.waitForURL((url) => url.pathname + url.search === path) })

async function superAdmin(page: Page): Promise<void> {
  await signInByForm(page, await makeStaff(['super_admin'], 'admin'), admin)
  await page.waitForURL(/\/users$/)
}

/** Returns the portals that have a tag with this title. */
const holdersOf = (title: string): Promise<string[]> =>
  inDatabase(async (sql) =>
    (await sql`select slug from portals where id in (select portal_id from tags where title = ${title})`).map(
      ({ slug }) => String(slug),
    ),
  )

test('[ROL-021] [SES-002] a portal page link opens that portal for a colleague, through login, despite earlier choices', async ({
  page,
  browser,
}) => {
  await superAdmin(page)
  await page.goto(`${admin}/courses/admin`)
  await at(page).is('/@portico/courses/admin')
  await switchPortal(page, 'Summit CE')
  await at(page).is('/@summit-ce/courses/admin')
  await page.getByLabel('Status').selectOption({ label: 'Draft' })
  await at(page).is('/@summit-ce/courses/admin?status=1')

  const colleague = await (await browser.newContext()).newPage()
  const shows = () => expect(colleague.getByText('Every course on Summit CE, published or not.')).toBeVisible()
  await colleague.goto(page.url())
  await at(colleague).is('/login')
  await colleague.getByLabel(/Email/).fill(await makeStaff(['super_admin'], 'admin'))
  await colleague.getByLabel('Password', { exact: true }).fill('Sturdy!passw0rd')
  await colleague.getByRole('button', { name: 'Sign in' }).click()
  await at(colleague).is('/@summit-ce/courses/admin?status=1')
  await shows()
  await expect(colleague.getByLabel('Status')).toHaveValue('1')
  await switchPortal(colleague, 'Northwind Health Learning')
  await at(colleague).is('/@northwind-health/courses/admin')
  await colleague.goto(page.url())
  await shows()
  await expect(colleague).toHaveTitle('Courses | Summit CE')
  await colleague.context().close()
})

test('[ROL-031] [SES-055] two tabs cannot mix: each tab’s calls and saves go to its own portal', async ({
  page,
  context,
}) => {
  await superAdmin(page)
  const title = `Two tabs ${Date.now()}`
  await page.goto(`${admin}/@northwind-health/portals/tags/create`)
  await page.getByLabel('Title').fill(title)
  const other = await context.newPage()
  await other.goto(`${admin}/@northwind-health/portals/tags`)
  await switchPortal(other, 'Summit CE')
  await at(other).is('/@summit-ce/portals/tags')

  const named: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/portals/tags')) named.push(searchParams.get('referer_portal_id'))
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await at(page).is('/@northwind-health/portals/tags')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  const [northwind] = await inDatabase((sql) => sql`select id from portals where slug = 'northwind-health'`)
  expect(named.length).toBeGreaterThan(1)
  expect(new Set(named)).toEqual(new Set([String(northwind?.id)]))
  expect(await holdersOf(title)).toEqual(['northwind-health'])
  await other.reload()
  await expect(other.getByRole('region', { name: 'Tags' }).or(other.getByText('No tags yet'))).toBeVisible()
  await expect(other.getByRole('link', { name: title })).toHaveCount(0)
})
