import { freePort } from '../../../api/local/supervisor/free-port.ts'
import { startProcess } from '../../support/killed-api.ts'
import type { Shop } from './shop.ts'
import { sized } from '../../support/tier.ts'

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

type Given = { events: readonly Event[]; burst: number; next: () => number }

/** What goes wrong while events come: in the quick tier transactions are cut off, in the slow one a process is killed. */
export const crash = sized({ quick: 'cut transactions', slow: 'a killed process' })
/** Events in bursts, two of which meet a crash; answers how many did. */
export const deliverThroughCrashes = (shop: Shop, given: Given): Promise<number> =>
  sized({ quick: deliverThroughCuts, slow: deliverThroughKills })(shop, given)

/** A transaction of the api is cut off by its database, wherever it is. */
const cutOff = (shop: Shop) =>
  shop.owner`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction') and application_name like 'portico-%' limit 1`

async function deliverThroughCuts(shop: Shop, { events, burst, next }: Given): Promise<number> {
  let cut = 0
  for (let from = 0; from < events.length; from += burst) {
    const sent = events.slice(from, from + burst).map((event) => whatever(shop.deliver(event)))
    if (cut < 2) {
      cut += 1
      await new Promise((on) => setTimeout(on, next() * 60))
      await whatever(cutOff(shop))
    }
    await Promise.all(sent)
  }
  return cut
}

/** Into an api of its own that dies of kill -9 in the middle of two bursts and comes back. */
export async function deliverThroughKills(shop: Shop, { events, burst, next }: Given): Promise<number> {
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
