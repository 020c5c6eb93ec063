import type { Page, WebSocket } from '@playwright/test'

/** Waits for the next socket that the page opens, until it has subscribed. */
export async function subscribed(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('subscription_succeeded'),
  })
  return socket
}
