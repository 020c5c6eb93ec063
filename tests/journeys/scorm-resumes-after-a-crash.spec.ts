import { expect, test } from '@playwright/test'
import { flagship, newAddress, payOnProvidersPage, putInCart, registerInPlace } from '../support/shopper.ts'

test.describe.configure({ timeout: 180_000 })

test('[SCO-003] [SCO-006] [SCO-012] a learner whose tab crashed finds the lesson where it was', async ({ page, context }) => {
  await putInCart(page)
  await registerInPlace(page, newAddress('crash'))
  await page.getByRole('button', { name: /^Pay / }).click()
  await payOnProvidersPage(page)
  await page.getByRole('link', { name: 'Start the course' }).click({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Start this Course' }).first().click()
  await page.getByRole('button', { name: 'Mark as finished and continue' }).click()

  const lesson = page.frameLocator('iframe').frameLocator('iframe')
  for (let place = 2; place <= 4; place += 1) await lesson.getByRole('button', { name: 'Next' }).click()
  await expect(lesson.getByText('Page 4 of 6')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const session = await context.newCDPSession(page)
  await Promise.race([session.send('Page.crash').catch(() => {}), page.waitForEvent('crash')])

  const again = await context.newPage()
  await again.goto(`/courses/learner/${flagship}`)
  await again.getByRole('link', { name: 'Begin this Course' }).first().click()
  await expect(again.frameLocator('iframe').frameLocator('iframe').getByText('Page 4 of 6')).toBeVisible({ timeout: 30_000 })
})
