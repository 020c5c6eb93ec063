import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import type { Zone, ZoneEntry } from '../../api/local/dns/start-dns.ts'
import { expectAccessible } from '../support/accessible.ts'
import { httpGet } from '../support/http-get.ts'
import { makeStaff, originOf, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 120_000 })

const file = join(process.env.PORTICO_DATA_DIR ?? '', 'dns.json')

/** Sets DNS records, as someone would with their DNS provider. */
function setRecords(more: Zone): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Zone) : {}
  writeFileSync(`${file}.new`, JSON.stringify({ ...before, ...more }))
  renameSync(`${file}.new`, file)
}

/** Returns the record of this name as the page shows it. */
async function displayedRecord(page: Page, title: string): Promise<Zone> {
  const parts = page.getByRole('listitem', { name: title }).locator('dd')
  const type = (await parts.nth(0).textContent()) ?? ''
  const [name, value] = [
    await parts.nth(1).locator('code').textContent(),
    await parts.nth(2).locator('code').textContent(),
  ]
  const entry: ZoneEntry = type === 'TXT' ? { txt: [value ?? ''] } : { cname: value ?? '' }
  return { [name ?? '']: entry }
}

test('[TEN-036] [TEN-037] [TEN-038] [TEN-041] an admin gives the portal its own domain and sender, verifies them, and removes both', async ({
  page,
}) => {
  const slug = `own-${Date.now()}`
  const admin = originOf('admin')
  await signInAs(page, await makeStaff(['super_admin'], 'admin'), admin)
  await page.goto(`${admin}/portals`)
  await page.getByRole('link', { name: 'New portal' }).click()
  await page.getByLabel('Name', { exact: true }).fill(slug)
  await page.getByRole('button', { name: 'Create portal' }).click()
  await expect(page.getByText(`${slug} was created.`)).toBeVisible()

  const first = originOf(slug)
  const { hostname: first_host, port } = new URL(first)
  const domain = `learn.${slug}.localhost`
  const statusAt = async (host: string) => {
    const { status, location } = await httpGet({ host, port: Number(port), path: '/login' })
    return [status, location ?? null]
  }
  await expect.poll(() => statusAt(first_host), { timeout: 30_000 }).toEqual([200, null])
  await page.goto(`${admin}/@${slug}/portal-settings/domain`)

  await page.getByRole('textbox', { name: 'Domain' }).fill('*.example.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByText(/Enter a domain such as learn.example.com/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Domain' }).fill(`https://${domain.toUpperCase()}/`)
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByText(domain, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  setRecords(await displayedRecord(page, 'Proof of ownership'))
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText('Pending validation')).toBeVisible()
  setRecords(await displayedRecord(page, 'Address'))
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect.poll(() => statusAt(domain), { timeout: 30_000 }).toEqual([200, null])
  expect(await statusAt(first_host)).toEqual([301, `http://${domain}:${port}/login`])

  await page.getByRole('textbox', { name: 'Email address' }).fill(`office@${slug}.localhost`)
  await page.getByRole('button', { name: 'Add address' }).click()
  const sender = page.getByRole('region', { name: 'Email sender' })
  await expect(sender.getByText(`office@${slug}.localhost`)).toBeVisible()
  for (const title of ['DKIM: signs your emails', 'SPF: allows us to send', 'Return path: receives bounces'])
    setRecords(await displayedRecord(page, title))
  await sender.getByRole('button', { name: 'Check now' }).click()
  await expect(sender.getByText('Verified')).toBeVisible()

  const asked = (title: string) => page.getByRole('dialog', { name: title })
  await sender.getByRole('button', { name: 'Delete' }).click()
  await asked('Do you want to delete this email?').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible()
  await page.getByRole('region', { name: 'Domain' }).getByRole('button', { name: 'Delete' }).click()
  await asked('Do you want to delete this domain?').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('region', { name: 'Domain' }).getByRole('button', { name: 'Delete' }).click()
  await asked('Do you want to delete this domain?').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('textbox', { name: 'Domain' })).toBeVisible()
  await expect.poll(() => statusAt(first_host), { timeout: 30_000 }).toEqual([200, null])
  // Old links still redirect to the portal.
  expect(await statusAt(domain)).toEqual([301, `${first}/login`])
})
