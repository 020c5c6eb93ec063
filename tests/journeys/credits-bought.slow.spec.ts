import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { buySeatsFor } from '../support/managed-seats.ts'
import { fillPostalAddress, flagship, payOnProviderPage } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('[CRD-012] [CRD-013] [CHK-019] a manager buys credits despite going back once and a declined card', async ({
  page,
}) => {
  const manager = await makeStaff(['manager'])
  await buySeatsFor({ manager, slug: flagship, quantity: 2, seated: [] })
  await signInAs(page, manager)
  const address = `/courses/managers/${flagship}/take-credits`
  await page.goto(address)
  const seats = page.getByRole('region', { name: 'Seats', exact: true })
  const left = seats.locator('dt', { hasText: 'Left' }).locator('xpath=following-sibling::dd')
  await expect(left).toHaveText('2')

  const dialog = page.getByRole('dialog', { name: /^Buy seats of / })
  const pay = dialog.getByRole('button', { name: 'Go to payment' })
  const fill = async () => {
    await seats.getByRole('button', { name: 'Buy more seats' }).click()
    await dialog.getByLabel('Seats').fill('3')
    await fillPostalAddress(page)
    await dialog.getByLabel('Company').fill('Vale Clinic')
  }
  await seats.getByRole('button', { name: 'Buy more seats' }).click()
  await dialog.getByLabel('Seats').fill('none')
  await expect(dialog.getByText('Please enter a whole number from 1 to 999.')).toBeVisible()
  await expect(pay).toBeDisabled()
  await dialog.getByLabel('Seats').fill('3')
  await pay.click()
  await expect(dialog.getByLabel('Street address')).toBeFocused()
  await expect(dialog.getByText('This field is required')).toHaveCount(4)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await fill()
  await pay.click()
  await page.waitForURL(/\/pay\//)
  await page.goBack()
  await expect(left).toHaveText('2')

  await fill()
  await expect(dialog.getByText(/^\$[\d.,]+ for each person, \$[\d.,]+ in total\.$/)).toBeVisible()
  await pay.click()
  await payOnProviderPage(page, '4000 0000 0000 0002')
  await expect(page.getByText(/declined/).first()).toBeVisible()
  await payOnProviderPage(page, '4242 4242 4242 4242')
  await page.waitForURL(`**${address}`)
  await expect(page.getByText('Your seats are here.')).toBeVisible()
  await expect(left).toHaveText('5')
  await page.reload()
  await expect(left).toHaveText('5')
  const history = page.getByRole('region', { name: 'Movements of your seats' })
  await expect(history.getByRole('row').nth(1)).toContainText('Purchased')
})
