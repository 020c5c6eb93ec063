import { freePort } from '../../../api/local/supervisor/free-port.ts'
import { startProcess } from '../../support/killed-api.ts'
import type { Shop } from './shop.ts'

/** Numbers of a seed, so that a failure can be repeated. */
export const numbersOf = (seed: number) => () =>
  (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648

/** What may fail because something else was first, or because the process just died; what it left is what is checked. */
export const whatever = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    () => {},
  )

type Event = Awaited<ReturnType<Shop['events']>>[number]

/** Events in bursts, into an api of its own that dies of kill -9 in the middle of two of them and comes back. */
export async function deliverThroughKills(
  shop: Shop,
  { events, burst, next }: { events: readonly Event[]; burst: number; next: () => number },
): Promise<number> {
  const port = await freePort()
  let running = await startProcess(shop.world, port)
  let died = 0
  try {
    for (let from = 0; from < events.length; from += burst) {
      const sent = events.slice(from, from + burst).map((event) => whatever(shop.deliver(event, { port })))
      if (died < 2) {
        died += 1
        await new Promise((on) => setTimeout(on, next() * 60))
        await running.kill()
        running = await startProcess(shop.world, port)
      }
      await Promise.all(sent)
    }
    return died
  } finally {
    await running.kill()
  }
}
