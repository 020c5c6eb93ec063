import { freePort } from '../../../api/local/supervisor/free-port.ts'
import { startProcess } from '../../support/killed-api.ts'
import type { Shop } from './shop.ts'
import { sized } from '../../support/tier.ts'

/** Seeded random numbers, so a failure can be reproduced. */
export const numbersOf = (seed: number) => () =>
  (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648

/** Ignores failures of work that lost a race or whose process died; the tests check what it left behind. */
export const ignoreOutcome = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    () => {},
  )

type Event = Awaited<ReturnType<Shop['events']>>[number]

type Given = { events: readonly Event[]; burst: number; next: () => number }

/** Names the disruption while events arrive: cut transactions in the quick tier, a killed process in the slow one. */
export const crash = sized({ quick: 'cut transactions', slow: 'a killed process' })
/** Delivers events in bursts, two of which meet a crash; returns how many did. */
export const deliverThroughCrashes = (shop: Shop, given: Given): Promise<number> =>
  sized({ quick: deliverThroughCuts, slow: deliverThroughKills })(shop, given)

/** Has the database terminate one transaction of the api, wherever it is. */
const cutOff = (shop: Shop) =>
  shop.owner`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction') and application_name like 'portico-%' limit 1`

async function deliverThroughCuts(shop: Shop, { events, burst, next }: Given): Promise<number> {
  let cut = 0
  for (let from = 0; from < events.length; from += burst) {
    const sent = events.slice(from, from + burst).map((event) => ignoreOutcome(shop.deliver(event)))
    if (cut < 2) {
      cut += 1
      await new Promise((on) => setTimeout(on, next() * 60))
      await ignoreOutcome(cutOff(shop))
    }
    await Promise.all(sent)
  }
  return cut
}

/** Delivers to a separate api process that is killed with kill -9 during two bursts and restarted. */
export async function deliverThroughKills(shop: Shop, { events, burst, next }: Given): Promise<number> {
  const port = await freePort()
  let running = await startProcess(shop.world, port)
  let died = 0
  try {
    for (let from = 0; from < events.length; from += burst) {
      const sent = events.slice(from, from + burst).map((event) => ignoreOutcome(shop.deliver(event, { port })))
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
