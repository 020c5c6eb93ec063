import { expect, test } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { expectAccessible, expectReadableInTheDark } from '../support/accessible.ts'
import { inDatabase } from '../support/portico-database.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('a regulator packet is exported, verified, tampered with, and caught', async ({ page }, info) => {
  const title = `Board of Proof ${Date.now()}`
  await inDatabase(async (sql) => {
    await sql`with made as (insert into agencies (portal_id, title, slug) values (24, ${title}, ${`proof-${Date.now()}`}) returning id)
      insert into accreditations (portal_id, course_id, agency_id, provider_number, hours)
      select 24, c.id, made.id, '50-1', ${sql.json([{ subject: 'General', hundredths: 150 }])} from made, courses c where c.portal_id = 24 and c.slug = ${flagship}`
    await sql`insert into enrollments (portal_id, course_id, user_id, status, percentage, purchased_at, finished_at)
      select 24, c.id, u.id, 5, 100, now(), '2025-06-15T12:00:00Z' from courses c, users u where c.portal_id = 24 and c.slug = ${flagship} and u.email = 'learner@portico.test' and not exists (
        select 1 from enrollments e where e.portal_id = 24 and e.course_id = c.id and e.user_id = u.id and e.finished_at between '2025-06-01' and '2025-07-01')`
  })
  await signInAs(page, await makeStaff(['admin']))
  await page.goto('/regulator-packets')
  await page.getByLabel('Agency').selectOption({ label: title })
  await page.getByLabel('From').fill('2025-06-01')
  await page.getByLabel('To', { exact: true }).fill('2025-06-30')
  await page.getByRole('button', { name: 'Preview packet' }).click()
  await expect(page.getByText('The packet will hold 1 completion (Generic roster).')).toBeVisible()
  await page.getByRole('button', { name: 'Create packet' }).click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 30_000 })
  const waiting = page.waitForEvent('download')
  await row.getByRole('link', { name: 'Download' }).click()
  const whole = info.outputPath('packet.zip')
  await (await waiting).saveAs(whole)

  await page.goto('/packets/check')
  await page.getByLabel('Packet (zip)').setInputFiles(whole)
  await expect(page.getByText('This packet is intact.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: title })).toBeVisible()
  await expect(page.locator('[data-count="roster"]')).toContainText(/Roster rows\s*1/)
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await expectReadableInTheDark(page)
  const bytes = await readFile(whole)
  const at = bytes.indexOf('1.5')
  bytes.write('9.5', at)
  const changed = info.outputPath('changed.zip')
  await writeFile(changed, bytes)
  await page.getByLabel('Packet (zip)').setInputFiles(changed)
  await expect(page.getByText('This packet was changed after it was signed.')).toBeVisible()
})
