import { expect, test } from '@playwright/test'
import { expectAccessible, expectReadableInTheDark } from '../support/accessible.ts'
import { inDatabase } from '../support/portico-database.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs, signInByForm } from '../support/staff.ts'

test.describe.configure({ timeout: 360_000 })

/** Returns how many credits someone has used for themselves. */
const enrollmentsOf = (email: string) =>
  inDatabase(async (sql) => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from enrollments e join users u on u.id = e.user_id where u.email = ${email} and e.ended_at is null`
    return row?.count
  })

test('[CRD-006] [CRD-013] [CRD-014] [CRD-015] [CRD-016] [CRD-017] [CRD-021] [BLD-016] a manager gives received credits to a colleague and takes them back; the ledger balances', async ({
  page,
  browser,
}) => {
  const admin = await makeStaff(['admin'])
  const [manager, colleague] = [await makeStaff(['manager']), await makeStaff(['learner'])]
  await signInByForm(page, admin)
  await page.goto('/admin/portal/credits')
  await page.getByLabel('Search').fill('HIPAA Essentials for Front')
  const courses = page.getByRole('region', { name: 'Credits of courses' })
  await courses.getByRole('button', { name: /^Credits of HIPAA Essentials for Front/ }).click()
  await page.getByRole('menuitem', { name: 'Give a manager credits' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Give credits' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByLabel('Email address').fill(manager)
  await dialog.getByLabel('Credits').fill('100000')
  await dialog.getByRole('button', { name: 'Give credits' }).click()
  await expect(dialog.getByText('Credits are not enough in the portal')).toBeVisible()
  await dialog.getByLabel('Credits').fill('3')
  await dialog.getByRole('button', { name: 'Give credits' }).click()
  await expect(page.getByText(/^The portal has [\d,]+ credits left/)).toBeVisible()

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const own = await other.newPage()
  await signInAs(own, manager)
  await own.goto(`/courses/managers/${flagship}/take-credits`)
  const seats = own.getByRole('region', { name: 'Seats', exact: true })
  await expect(seats).toContainText('3')
  await own.getByRole('button', { name: 'Give seats' }).click()
  const giving = own.getByRole('dialog')
  await giving.getByLabel('Email addresses').fill('nobody-here@example.com')
  await giving.getByRole('button', { name: 'Give seats' }).click()
  await expect(
    giving.getByText('Nobody on this portal has the email nobody-here@example.com', { exact: false }),
  ).toBeVisible()
  await giving.getByLabel('Email addresses').fill(colleague)
  await giving.getByRole('button', { name: 'Give seats' }).click()
  await expect(own.getByText('Seats given: 1.')).toBeVisible()
  expect(await enrollmentsOf(colleague)).toBe(1)
  await expectAccessible(own)
  await expectReadableInTheDark(own)
  await own.getByRole('button', { name: 'Revoke the seat of Robin Vale' }).click()
  await own.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(own.getByText('The seat is yours again.')).toBeVisible()
  expect(await enrollmentsOf(colleague)).toBe(0)
  const history = own.getByRole('region', { name: 'Movements of your seats' })
  await expect(history.getByRole('row')).toHaveCount(4)
  await expect(history.getByRole('row').nth(1)).toContainText('Returned')
  await own.getByRole('button', { name: 'Buy more seats' }).click()
  await expect(own.getByRole('dialog').getByText(/for each person, .* in total/)).toBeVisible()
  await other.close()

  await page.goto('/admin/history-distribution')
  await page.getByLabel('Search').fill(manager)
  const movements = page.getByRole('region', { name: 'Movements of credits' })
  await expect(movements.getByRole('row').nth(1)).toContainText('Returned')
  await page.getByLabel('Kind').selectOption('Distributed')
  // The source is either what other journeys set aside for the course, or the portal.
  await expect(movements.getByRole('row').nth(1)).toContainText(/(?:The portal|Set aside: .+) → Manager Robin Vale/)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Statement as CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^credits-\d{4}-\d\d-\d\d\.csv$/)
  await expectAccessible(page)
  await page.goto('/admin/portal/credits?show=holders')
  await page.getByLabel('Search').fill(manager)
  const held = page.getByRole('row').filter({ hasText: manager })
  await held.getByRole('button', { name: /^Credits of Manager/ }).click()
  await page.getByRole('menuitem', { name: 'Revoke credits' }).click()
  await page.getByRole('dialog').getByLabel('Credits').fill('3')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(/^The portal has [\d,]+ credits left/)).toBeVisible()
  await page.getByRole('button', { name: 'Check the ledger' }).click()
  await expect(page.getByText(/^The ledger is intact: [\d,]+ movements/)).toBeVisible()
  await expectAccessible(page)
})
