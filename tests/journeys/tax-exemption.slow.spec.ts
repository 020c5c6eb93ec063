import { expect, test } from '@playwright/test'
import { linkTo } from '../../shared/src/pages/link-to.ts'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { expectAccessible } from '../support/accessible.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test('a buyer submits a tax exemption certificate; staff approve it until a given day', async ({ page, browser }) => {
  const email = await makeStaff(['learner'])
  await signInAs(page, email)
  await page.goto(linkTo('taxExemption'))
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByRole('alert')).toHaveText(/name of your organization/)
  const school = `Riverside School ${Date.now()}`
  await page.getByLabel('Organization').fill(school)
  await page.getByLabel('Certificate number').fill('TX-2026-77')
  await page.getByLabel('Where it is valid').selectOption('TX')
  await page.getByLabel('Where it is valid').selectOption('OK')
  await page.getByRole('button', { name: 'Remove Oklahoma' }).click()
  await page.getByLabel('Certificate file').setInputFiles({
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n% certificate\n%%EOF\n'),
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Waiting for review')).toBeVisible()

  const office = await (await browser.newContext()).newPage()
  await signInAs(office, await makeStaff(['admin']))
  await office.goto(linkToStaff('taxExemptions'))
  await office.getByRole('button', { name: school }).click()
  const dialog = office.getByRole('dialog', { name: school })
  await expect(dialog.getByText('Texas')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Don’t accept' })).toBeDisabled()
  const download = office.waitForEvent('download')
  await dialog.getByRole('link', { name: 'certificate.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('certificate.pdf')
  await dialog.getByLabel('Valid through').fill('2999-12-31')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(office.getByText(`${school} is tax exempt.`, { exact: false })).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  await expect(page.getByText('valid through Dec 31, 2999')).toBeVisible()
})
