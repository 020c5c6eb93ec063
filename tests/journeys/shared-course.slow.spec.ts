import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { makeEditedCourse } from '../support/edited-course.ts'
import { httpGet } from '../support/http-get.ts'
import { newEmail, payOnProviderPage, registerAtCheckout } from '../support/shopper.ts'
import { makeStaff, originOf, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('[BLD-030] [TEN-052] [REF-023] a course is offered, accepted and sold on another portal; its owner sees the earning', async ({
  page,
  browser,
}) => {
  const summit = originOf('summit-ce')
  const title = `Resold${Date.now()}`
  await makeEditedCourse(title)
  await signInAs(page, await makeStaff(['admin']))
  await page.goto(`/courses/admin?search=${title}`)
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Share with another portal' }).click()
  await page.getByLabel('Address of the other portal').fill(summit)
  await page.getByLabel('Your share of each sale, %').fill('40')
  await page.getByLabel('Minimum price, $').fill('10')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByText(`${title} was offered.`)).toBeVisible()

  const seller = await (await browser.newContext()).newPage()
  await signInAs(seller, await makeStaff(['admin', 'instructor'], 'summit-ce'), summit)
  await seller.goto(`${summit}/portals/shared-courses`)
  await seller.getByLabel('Status').selectOption('Active')
  await expect(seller.getByRole('button', { name: title })).toHaveCount(0)
  await seller.getByLabel('Status').selectOption('Awaiting your response')
  await seller.getByRole('button', { name: title }).first().click()
  await expect(seller.getByRole('dialog').getByText('$10.00')).toBeVisible()
  await seller.getByRole('button', { name: 'Accept' }).click()
  await seller.waitForURL(/\/builder\/[^/]+\/pricing$/)
  const slug = /builder\/([^/]+)\//.exec(seller.url())?.[1] ?? ''
  await expect(seller.getByText('Minimum $10.00 per seat.')).toBeVisible()
  await seller.getByRole('button', { name: 'Add a price' }).click()
  await seller.getByLabel('Price per seat ($)').fill('25')
  await seller.getByRole('button', { name: 'Save' }).click()
  await expect(seller.getByText('Save Successful').first()).toBeVisible()
  await seller.getByRole('link', { name: 'Instructors' }).click()
  await seller.getByRole('checkbox').first().check()
  await seller.getByRole('button', { name: 'Save' }).click()
  await expect(seller.getByText('Not saved yet')).toHaveCount(0)
  await seller.goto(`${summit}/courses/admin?status=1`)
  await seller.getByRole('button', { name: `Publish ${title}`, exact: true }).click()
  const { hostname: host, port } = new URL(summit)
  await expect
    .poll(async () => (await httpGet({ host, port: Number(port), path: `/course/${slug}` })).status, {
      timeout: 60_000,
    })
    .toBe(200)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${summit}/course/${slug}`)
  await visitor.getByRole('button', { name: 'Add to cart' }).first().click()
  await visitor.goto(`${summit}/cart`)
  await visitor.getByRole('link', { name: 'Checkout' }).click()
  await registerAtCheckout(visitor, newEmail('resold'))
  await visitor.getByRole('button', { name: 'Pay $25.00' }).click()
  await payOnProviderPage(visitor)
  await expect(visitor.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })

  await expect(async () => {
    await page.goto('/portals/shared-courses?side=given')
    await page.getByRole('button', { name: title }).first().click()
    await expect(page.getByRole('dialog').getByText('Sales: $10.00 earned')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('dialog').getByText('$25.00')).toBeVisible()
  await expectAccessible(page)
})
