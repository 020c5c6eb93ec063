import { expect, test, type Page } from '@playwright/test'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, originOf, signInAs, signInByForm, switchPortal } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const admin = originOf('admin')
const at = (page: Page) => ({ is: (path: string) => page.waitForURL((url) => url.pathname + url.search === path) })
const unsaved = (page: Page) => page.getByRole('dialog', { name: 'Unsaved Changes Detected' })

async function superAdmin(page: Page): Promise<void> {
  await signInByForm(page, await makeStaff(['super_admin'], 'admin'), admin)
  await page.waitForURL(/\/users$/)
}

/** The portals that have a tag of this title. */
const holdersOf = (title: string): Promise<string[]> =>
  inDatabase(async (sql) =>
    (await sql`select slug from portals where id in (select portal_id from tags where title = ${title})`).map(
      ({ slug }) => String(slug),
    ),
  )

test('[STUMBLE-16] [ROL-021] [SES-002] a link to a page of a portal opens that page of that portal for a colleague, through the login, whatever they chose before', async ({
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

test('[STUMBLE-16] [ROL-031] [SES-055] two tabs cannot mix: every call of a tab names the portal that the tab shows, and its save lands there, though the other tab chose another portal in between', async ({
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

test('[STUMBLE-16] [FRM-001] switching the portal with unsaved text asks; what is kept is still there, what is discarded is saved nowhere', async ({
  page,
}) => {
  await superAdmin(page)
  const native: string[] = []
  page.on('dialog', (dialog) => {
    native.push(dialog.type())
    void dialog.accept()
  })
  const title = `Unsaved ${Date.now()}`
  await page.goto(`${admin}/@northwind-health/portals/tags/create`)
  await page.getByLabel('Title').fill(title)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Current portal/ }).click()
    await page.getByRole('combobox', { name: 'Search portals' }).fill(name)
    await page.getByRole('listbox', { name: 'Portals' }).getByRole('option', { name }).click()
  }
  await choose('Summit CE')
  await unsaved(page).getByRole('button', { name: 'Continue Editing' }).click()
  await expect(unsaved(page)).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await at(page).is('/@northwind-health/portals/tags/create')
  await choose('Summit CE')
  await unsaved(page).getByRole('button', { name: 'Discard Changes' }).click()
  await at(page).is('/@summit-ce/portals/tags/create')
  await expect(page.getByLabel('Title')).toHaveValue('')
  expect(native).toEqual([])
  expect(await holdersOf(title)).toEqual([])
})

test('[STUMBLE-16] an entry of one portal leads to the list of the other one, which does not have it', async ({
  page,
}) => {
  await superAdmin(page)
  await page.goto(`${admin}/@portico/portals/topics`)
  await page.getByRole('region', { name: 'Topics' }).getByRole('link').first().click()
  await page.waitForURL(/\/@portico\/portals\/topics\/\d+$/)
  await switchPortal(page, 'Summit CE')
  await at(page).is('/@summit-ce/portals/topics')
  await page.goBack()
  await page.waitForURL(/\/@portico\/portals\/topics\/\d+$/)
  await expect(page.getByRole('button', { name: 'Current portal: Portico Academy' })).toBeVisible()
})

test('[STUMBLE-16] on its own host a portal has the specification’s addresses, which its name in the address leads to; another’s name is refused', async ({
  page,
}) => {
  const origin = originOf('summit-ce')
  await signInAs(page, await makeStaff(['admin'], 'summit-ce'), origin)
  await page.goto(`${origin}/@summit-ce/users?search=robin`)
  await at(page).is('/users?search=robin')
  await expect(page.getByText('Everyone who learns, teaches or works on Summit CE.')).toBeVisible()
  await page.goto(`${origin}/@northwind-health/users`)
  await expect(page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible()
  await expect(page.getByText('Not your portal!')).toBeVisible()
})

test('[STUMBLE-16] [STUMBLE-20] an address of a portal that is gone says so and leads to all portals', async ({
  page,
}) => {
  await superAdmin(page)
  await page.goto(`${admin}/@no-such-school/users`)
  await expect(page.getByRole('heading', { level: 1, name: 'This portal no longer exists' })).toBeVisible()
  await page.getByRole('link', { name: 'All portals' }).click()
  await page.waitForURL(/\/@portico\/portals$/)
  await expect(page.getByRole('region', { name: 'Portals' })).toBeVisible()
})
