import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { mailTo } from '../support/mailbox.ts'
import { pdfText } from '../support/pdf-text.ts'
import { newEmail, payOnProviderPage, addToCartAndCheckOut, registerAtCheckout } from '../support/shopper.ts'

test.describe.configure({ timeout: 240_000 })

test('[CHK-028] a buyer enters the receipt’s recipient, finds it from orders and email, and prints it', async ({
  page,
}) => {
  const email = newEmail('receipt')
  await addToCartAndCheckOut(page)
  await page.getByLabel('Company').fill('Acme & Sons')
  await page.getByLabel('PO number').fill('PO-77')
  await page.reload()
  await expect(page.getByLabel('Company')).toHaveValue('Acme & Sons')
  await registerAtCheckout(page, email)
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Zoë Łukasik')
  await page.getByLabel('ZIP code').fill('')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByLabel('ZIP code')).toBeFocused()
  await page.keyboard.type('78701')
  await page.getByRole('button', { name: /^Pay / }).click()
  await payOnProviderPage(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: /^Receipt for order/ }).click()

  const address = page.url()
  const order = /\/orders\/(\d+)\/receipt$/.exec(address)?.[1] ?? ''
  const sheet = page.getByRole('article')
  for (const words of [
    `Number ${order}`,
    'Portico Academy',
    '120 East Gay Street',
    'Tax ID 00-0142655',
    'Acme & Sons',
    'Zoë Łukasik',
    'Austin, TX 78701',
    'PO number PO-77',
    'HIPAA Essentials',
    'Visa ending in 4242',
    '$19.00',
  ])
    await expect(sheet).toContainText(words)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  const pdf = (await pdfText(readFileSync(await (await download).path()))).replaceAll('|', '')
  for (const words of [`Number ${order}`, 'Acme & Sons', 'PO number PO-77', 'Visa ending in 4242'])
    expect(pdf).toContain(words)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: null })

  for (const path of ['/orders', `/orders/${order}`]) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: `PDF of the receipt for order ${order}` })).toBeVisible()
    await page.getByRole('link', { name: `Receipt for order ${order}`, exact: true }).click()
    await expect(page).toHaveURL(address)
  }
  const { text } = await mailTo(email, /receipt/i)
  expect(text).toContain(address)
  expect(text).toContain('Your course is ready. You can start right away.')
})
