import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits until the URL responds with a status below 500. Throws after `limit_ms`, naming the service that did not respond. */
export async function waitForAnswer({
  url,
  name,
  limit_ms = 240_000,
}: {
  url: string
  name: string
  limit_ms?: number
}): Promise<void> {
  const deadline = Date.now() + limit_ms
  while (Date.now() < deadline) {
    const status = await statusOf(url)
    if (status && status < 500) return
    await pause(50)
  }
  throw new Error(`${name} did not come up within ${limit_ms / 1000} s.`)
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((done) => {
    const asked = request(url, { timeout: 2_000 }, (answer) => done(answer.resume().statusCode))
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => done(undefined))
    asked.end()
  })
}
