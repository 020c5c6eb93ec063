import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { httpGet } from '../support/http-get.ts'
import { makeStaff, originOf, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('[STUMBLE-17] [TEN-027] [FRM-009] a portal is renamed and deleted in the list of portals; one in use is refused with the reason, and the address of a deleted one leads nowhere', async ({
  page,
}) => {
  const admin = originOf('admin')
  await signInAs(page, await makeStaff(['super_admin'], 'admin'), admin)
  const slug = `lakeside-${Date.now()}`
  const { hostname: host, port } = new URL(originOf(slug))
  const statusOfHost = async () => (await httpGet({ host, port: Number(port), path: '/login' })).status
  await page.goto(`${admin}/portals`)
  await page.getByRole('link', { name: 'New portal' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type(slug)
  await page.getByRole('button', { name: 'Create portal' }).click()
  await expect(page.getByText(`${slug} was created. Its pages are being published.`)).toBeVisible()
  await expect(page).toHaveURL(/\/portals$/)
  await expect.poll(statusOfHost, { timeout: 20_000 }).toBe(200)

  const more = async (name: string, entry: string) => {
    await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  const renamed = `Renamed ${slug}`
  await page.goto(`${admin}/@${slug}/portals?search=${slug}`)
  await more(slug, 'Rename')
  const dialog = page.getByRole('dialog', { name: `Rename ${slug}` })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill(renamed)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText(`Renamed to ${renamed}. Its pages are being published.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Current portal: ${renamed}` })).toBeVisible()

  const asked = page.getByRole('dialog', { name: 'Are You Sure?' })
  await more(renamed, 'Delete')
  await expect(asked).toContainText(`${renamed} will be permanently deleted and cannot be undone.`)
  await asked.getByRole('button', { name: 'OK' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await confirm.getByLabel('Your password').fill('Sturdy!passw0rd')
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click()
  // The deleted one was the portal that the page showed.
  await page.waitForURL(/\/@portico\/portals$/)
  await page.getByLabel('Search', { exact: true }).fill(slug)
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect.poll(statusOfHost, { timeout: 20_000 }).toBe(404)

  await page.goto(`${admin}/portals?search=Summit`)
  await more('Summit CE', 'Delete')
  await asked.getByRole('button', { name: 'OK' }).click()
  await expect(asked.getByRole('alert')).toContainText('cannot be deleted. It can be paused.')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: 'Summit CE' })).toBeVisible()
})
