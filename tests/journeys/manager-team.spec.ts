import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { expectAccessible } from '../support/accessible.ts'
import { mailTo } from '../support/mailbox.ts'
import { buySeatsFor } from '../support/managed-seats.ts'
import { inDatabase } from '../support/portico-database.ts'
import { flagship, newEmail } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const claimOf = async (address: string): Promise<string> =>
  /https?:\/\/\S+\/claim\/\S+/.exec((await mailTo(address, /seat/)).text)?.[0] ?? ''

test('[USR-028] [USR-029] [USR-030] [USR-031] [ADM-007] a manager takes forty people from an uploaded file to certificates in one zip', async ({
  page,
  browser,
}) => {
  const manager = await makeStaff(['manager'])
  await buySeatsFor({ manager, slug: flagship, quantity: 45, seated: [] })
  const people = Array.from({ length: 40 }, (_, number) => newEmail(`team-${number}`))
  const [first = '', second = ''] = people
  await signInAs(page, manager)
  await page.goto(linkToStaff('managerInvites', { slug: flagship }))
  await expect(page.getByText('Nobody is invited yet')).toBeVisible()
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: /^Invite people to / })
  await dialog.getByLabel('Upload a CSV file').check()
  const rows = people.map((email) => `${email},Grace,Hopper`)
  await dialog.getByLabel('CSV file', { exact: true }).setInputFiles({
    name: 'team.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['email,first_name,last_name', ...rows, 'no address,,'].join('\n')),
  })
  await expect(dialog.getByText('Line 42, no address')).toBeVisible()
  await expect(dialog.getByText(/Nobody is invited yet/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Invite 40 people' }).click()
  await expect(dialog.getByText(/40 people were invited/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const invitations = page.getByRole('region', { name: 'Invitations', exact: true })
  await expect(invitations).toContainText('Invited')

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await guest.goto(await claimOf(first))
  await expect(guest.getByLabel('First name')).toHaveValue('Grace')
  await expectAccessible(guest)
  await guest.getByLabel('Password', { exact: true }).fill('Sturdy!passw0rd-7')
  await guest.getByLabel('I am 18 or older').check()
  await guest.getByRole('button', { name: 'Accept and start' }).click()
  await guest.waitForURL(/\/courses\/learner\//)
  await completeCourse(guest, first)

  const other = await (await browser.newContext()).newPage()
  await other.goto(await claimOf(second))
  await other.getByRole('button', { name: 'Decline invitation' }).click()
  await other.getByLabel(/invite me again/).check()
  await other.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(other.getByText(/won’t invite you again/)).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: 'Allow invitations again' })).toBeVisible()
  await other.context().close()

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Declined')
  await expect(invitations.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: `Actions for ${second}` }).click()
  await page.getByRole('menuitem', { name: 'Invite again' }).click()
  await expect(page.getByText(`${second} has asked not to be invited by this portal again.`)).toBeVisible()

  await page.goto(linkToStaff('managerTeam'))
  await expect(page.getByRole('region', { name: 'People of your team' })).toContainText('1 of 1')
  await page.getByRole('link', { name: 'Courses and progress' }).click()
  await expect(page.getByRole('region', { name: 'Courses of your team' })).toContainText('100%')
  await page.getByRole('button', { name: 'Download all certificates (ZIP)' }).click()
  const link = page.getByRole('link', { name: 'Download 1 certificate' })
  await expect(link).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const zip = await readFile(await download.path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of [linkToStaff('managerTeam'), linkToStaff('managerInvites', { slug: flagship })]) {
      await page.goto(address)
      await expect(page.locator('.skeleton:visible')).toHaveCount(0)
      await expectAccessible(page)
    }
  }
  await guest.context().close()
})

/** Other journeys cover the lessons, so this completes the enrollment, and its learner has the certificate issued. */
async function completeCourse(guest: Page, email: string): Promise<void> {
  const [enrolled] = await inDatabase(
    (sql) => sql<{ user_id: number; course_id: number }[]>`
      update enrollments e set started_at = now(), finished_at = now(), status = 5, percentage = 100
      from users u where u.id = e.user_id and u.email = ${email} returning e.user_id, e.course_id`,
  )
  const status = await guest.evaluate(
    async ({ user_id, course_id }) => {
      await fetch('/api/sanctum/csrf-cookie')
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': token }
      const path = `/api/users/${user_id}/courses/${course_id}/certificate`
      return (await fetch(path, { method: 'POST', headers, body: '{}' })).status
    },
    { user_id: enrolled?.user_id, course_id: enrolled?.course_id },
  )
  expect(status).toBe(200)
}
