import { expect, test } from '@playwright/test'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { expectAccessible } from '../support/accessible.ts'
import { makeFinishedCourse } from '../support/finished-course.ts'
import { mailTo } from '../support/mailbox.ts'
import { newEmail } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'
import { userId } from '../support/portico-database.ts'

test.describe.configure({ timeout: 150_000 })

test('[USR-002] [USR-005] [USR-015] [USR-017] [USR-018] staff find a caller and their records, then note, tag, enroll, block and unblock', async ({
  page,
  browser,
}) => {
  const caller = await makeStaff(['learner'])
  await makeFinishedCourse(caller, '2026-10-01T12:00:00Z')
  const slug = await userId(caller)
  const learner = await (await browser.newContext()).newPage()
  await signInAs(learner, caller)
  await signInAs(page, await makeStaff(['sub_admin']))

  await page.goto(linkToStaff('users'))
  await page.getByLabel('Search').fill(caller)
  // A row that moves during the click would not open, so wait until the list is filtered.
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').filter({ hasText: caller }).getByRole('link', { name: 'Robin Vale' }).click()
  await page.waitForURL(`**${linkToStaff('user', { slug })}`)
  await expect(page.getByRole('region', { name: 'Courses' }).getByText('100%')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Certificates' }).getByText('Valid')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Orders' }).getByText('$19.00')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1)

  await expect(page.getByRole('region', { name: 'Emails' })).toBeVisible()

  const notes = page.getByRole('region', { name: 'Notes' })
  await notes.getByLabel('New note').fill('Called about the certificate.')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByText('Called about the certificate.')).toBeVisible()
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }

  const tabs = page.getByRole('navigation', { name: 'User' })
  await tabs.getByRole('link', { name: 'Tags' }).click()
  await page.getByLabel('New tag').fill('Caller')
  await page.getByRole('button', { name: 'Add tag', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove tag Caller' })).toBeVisible()

  await tabs.getByRole('link', { name: 'Enrollments' }).click()
  await page.getByLabel('Find course').fill('Food Handler')
  await page
    .getByRole('radio', { name: /Food Handler/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Enroll', exact: true }).click()
  await expect(page.getByText('1 person was enrolled.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Running enrollments' }).getByRole('link').first()).toBeVisible()

  await tabs.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog', { name: 'Block Robin Vale?' }).getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Robin Vale is blocked.')).toBeVisible()
  const status = () => learner.evaluate(async () => (await fetch('/api/me')).status)
  await expect.poll(status).not.toBe(200)
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('Robin Vale is no longer blocked.')).toBeVisible()
  await signInAs(learner, caller)
  expect(await status()).toBe(200)
  await learner.context().close()
})

test('[USR-002] [USR-011] [USR-012] [USR-019] [USR-021] a created person gets a welcome email; picture and shipping address can be entered', async ({
  page,
}) => {
  const email = newEmail('fresh')
  await signInAs(page, await makeStaff(['sub_admin']))
  await page.goto(linkToStaff('createUser'))
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Fay')
  await page.getByLabel('Last name').fill('Fresh')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByRole('heading', { name: 'Fay Fresh' })).toBeVisible()
  await expect(page.getByText('Email not confirmed')).toBeVisible()
  expect((await mailTo(email, /Welcome/)).text).toContain('/reset-password')

  await page.getByRole('navigation', { name: 'User' }).getByRole('link', { name: 'Info' }).click()
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    canvas.getContext('2d')?.fillRect(0, 0, 600, 400)
    return canvas.toDataURL('image/png')
  })
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'fay.png', mimeType: 'image/png', buffer: Buffer.from(drawn.split(',')[1] ?? '', 'base64') })
  const crop = page.getByRole('dialog', { name: 'Crop picture' })
  await expectAccessible(page)
  await crop.getByRole('button', { name: 'Save picture' }).click()
  await expect(crop).toBeHidden()
  await expect(page.getByRole('img', { name: 'Portrait now' })).toBeVisible()

  const address = page.getByRole('form', { name: 'Shipping address' })
  await address.getByLabel('Address', { exact: true }).fill('1 Pier Road')
  await address.getByLabel('City').fill('Reno')
  await address.getByLabel('State').fill('NV')
  await address.getByLabel('ZIP code').fill('89501')
  await address.getByRole('button', { name: 'Save address' }).click()
  await expect(address.getByText('Not yet validated')).toBeVisible()
  await expectAccessible(page)
})
