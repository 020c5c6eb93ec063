import { expect, test, type Page } from '@playwright/test'
import { startSecondFront } from '../support/second-front.ts'
import { newAddress, payOnProvidersPage, putInCart, registerInPlace } from '../support/shopper.ts'

test.describe.configure({ timeout: 120_000 })

const bell = (page: Page, unread?: number) => page.getByRole('button', { name: unread === undefined ? /^Notifications/ : `Notifications, ${unread} unread`, exact: unread !== undefined })

test('[NTF-001] [NTF-006] [NTF-007] a notice arrives live in two tabs that two api processes serve, is read by keyboard, and ends with the session', async ({ page, context }) => {
  const front = await startSecondFront()
  try {
    await putInCart(page)
    await registerInPlace(page, newAddress('live'))
    const [here, there] = [await context.newPage(), await context.newPage()]
    const opened = [here, there].map((tab) => tab.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('subscription_succeeded') })))
    await here.goto('/orders')
    await there.goto(`${front.url}/orders`)
    await Promise.all(opened)
    await expect(bell(here)).toHaveAccessibleName('Notifications')

    await page.getByRole('button', { name: /^Pay / }).click()
    await payOnProvidersPage(page)
    await page.waitForURL(/\/orders\/success/)

    for (const tab of [here, there]) {
      await expect(bell(tab, 1)).toBeVisible({ timeout: 20_000 })
      await expect(tab.getByRole('status').filter({ hasText: /New notification: Your order \d+ is complete\./ })).toBeAttached()
    }

    // By keyboard alone: open, reach the line, close again, open and follow it.
    await bell(there, 1).focus()
    await there.keyboard.press('Enter')
    const line = there.getByRole('link', { name: /Unread: Your order \d+ is complete\./ })
    await expect(line).toBeVisible()
    await there.keyboard.press('Escape')
    await expect(line).toBeHidden()
    await expect(bell(there, 1)).toBeFocused()
    await there.keyboard.press('Enter')
    await line.focus()
    await there.keyboard.press('Enter')
    await there.waitForURL(/\/orders\/\d+$/)
    await expect(bell(there)).toHaveAccessibleName('Notifications')

    const again = there.waitForEvent('websocket')
    await there.reload()
    const closed = (await again).waitForEvent('close')
    await page.goto('/orders')
    await page.getByRole('button', { name: /My courses/ }).first().click()
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await closed
  } finally {
    await front.stop()
  }
})

test('[NTF-006] pages for everybody load neither the bell nor the socket', async ({ page }) => {
  const scripts: string[] = []
  const sockets: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  page.on('websocket', (socket) => sockets.push(socket.url()))
  for (const path of ['/', '/courses', '/course/hipaa-essentials-for-front-desk-staff', '/faq']) {
    await page.goto(path)
    expect(await page.locator('astro-island').count()).toBe(0)
  }
  expect(scripts.filter((url) => /pusher|bell|client\./.test(url))).toEqual([])
  expect(sockets).toEqual([])
})
