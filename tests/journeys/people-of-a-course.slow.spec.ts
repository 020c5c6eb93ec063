import { expect, test } from '@playwright/test'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { flagship, newEmail } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('[USR-024] [NTF-011] a person who cannot be enrolled is named in a toast sent over the socket', async ({
  page,
}) => {
  const nobody = newEmail('nobody')
  await signInAs(page, await makeStaff(['course_admin']))
  await page.goto(linkToStaff('courseEnrollments', { slug: flagship }))
  await page.getByRole('button', { name: 'Enroll people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enroll people' })
  await dialog.getByText('Type or paste email addresses').click()
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(nobody)
  await dialog.getByRole('button', { name: 'Enroll' }).click()
  await expect(page.locator('.toast[data-kind="failed"]')).toContainText(
    `Nobody on this portal has the email ${nobody}.`,
  )
})

test('on a phone, a review’s row is as high as its text', async ({ page }) => {
  await signInAs(page, await makeStaff(['course_admin']))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(linkToStaff('courseReviews', { slug: flagship }))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const rows = await page.locator('.data-table tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      air_px: row.clientHeight - (row.querySelector('.cell-lead')?.clientHeight ?? 0),
      words_px: row.querySelector('.cell-lead')?.clientWidth ?? 0,
    })),
  )
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter(({ air_px, words_px }) => air_px > 60 || words_px < 200)).toEqual([])
})
