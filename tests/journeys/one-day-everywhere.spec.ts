import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { makeFinishedCourse } from '../support/finished-course.ts'
import { pdfText } from '../support/pdf-text.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInByForm } from '../support/staff.ts'

// In New York, the portal's zone, it is still the evening of November 21; in the reader's zone it is the 22nd.
const at = '2026-11-22T03:30:00Z'
const day = 'November 21, 2026 (EST)'
const moment = /Nov 21, 2026, 10:30\sPM EST/
test.use({ timezoneId: 'Asia/Tokyo' })
test.describe.configure({ timeout: 240_000 })

const fact = (page: Page, name: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()

test('[CHK-002] a reader in another time zone sees the PDF’s date on every page, with its time zone', async ({
  page,
}) => {
  const email = await makeStaff(['learner'])
  const { related_id, serial, order_id } = await makeFinishedCourse(email, at)
  await signInByForm(page, email)

  await expect(page.getByText(`Completed on ${day}`)).toBeVisible()
  await page.goto(`/courses/learner/${flagship}/${related_id}/overview`)
  for (const name of ['Enrolled', 'Completed']) await expect(fact(page, name)).toHaveText(day)
  await expect(fact(page, 'Certificate')).toHaveText(`Issued ${day}`)
  await page.goto(`/courses/learner/${flagship}/${related_id}/certificates`)
  await expect(fact(page, 'Issued')).toHaveText(day)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download certificate' }).click()
  const pdf = await pdfText(readFileSync(await (await download).path()))
  expect(pdf).toContain(day)
  expect(pdf).not.toContain('November 22')

  await page.goto(`/certificates/${serial}`)
  for (const name of ['Completed', 'Issued']) await expect(fact(page, name)).toHaveText(day)

  await page.goto('/orders')
  await expect(page.getByText(moment)).toBeVisible()
  await page.goto(`/orders/${order_id}`)
  await expect(page.getByText(moment)).toBeVisible()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(page.locator('.notices-list time')).toHaveText(moment)
})
