import { expect, test } from '@playwright/test'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { expectAccessible } from '../support/accessible.ts'
import { flagship, newEmail, signInAtCheckout } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test('[CHK-019] a purchase order for ten seats grants nothing until accounting marks it paid', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = newEmail('hospital')
  await page.goto(`/course/${flagship}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/cart')
  const seats = page.getByRole('spinbutton', { name: /^Seats in/ })
  await seats.fill('10')
  await seats.press('Tab')
  await expect(seats).toHaveValue('10')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await signInAtCheckout(page, email)
  await page.getByRole('radio', { name: /Purchase order/ }).check()
  await page.getByRole('button', { name: 'Place purchase order' }).click()
  await expect(page.getByLabel('Organization', { exact: true })).toBeFocused()
  await page.getByLabel('Organization', { exact: true }).fill('City Hospital')
  const number = `PO-${Date.now()}`
  await page.getByLabel('PO number').fill(number)
  await page.getByLabel('Billing contact’s email').fill('payables@hospital.example')
  await page.getByLabel('Purchase order file').setInputFiles({
    name: 'po.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n% purchase order\n%%EOF\n'),
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place purchase order' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Pro forma invoice/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'po.pdf' })).toBeVisible()
  await expect(page.getByRole('button', { name: /claim link|Take a seat|Claim/i })).toHaveCount(0)
  await expectAccessible(page)

  const office = await (await browser.newContext()).newPage()
  await signInAs(office, await makeStaff(['accounting']))
  await office.goto(`${linkToStaff('staffOrders')}?flag=unpaid_purchases&search=${number}`)
  await office.getByRole('link', { name: /^Order \d+$/ }).click()
  await expect(office.getByText('payables@hospital.example', { exact: false })).toBeVisible()
  await office.getByRole('button', { name: 'Mark as paid' }).click()
  const dialog = office.getByRole('dialog', { name: /Mark order \d+ as paid/ })
  const total = /total is \$([\d,.]+)\./.exec(await dialog.innerText())?.[1]?.replaceAll(',', '') ?? ''
  await dialog.getByLabel('Amount received (USD)').fill(total)
  await dialog.getByLabel('Reference').fill('check 10021')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(dialog).toBeHidden()
  await expect(office.getByText('check 10021', { exact: false }).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Your seats are ready.', { exact: false })).toBeVisible()
})
