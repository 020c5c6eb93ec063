import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { reactionsTo } from './reactions-to.ts'
import type { EventName, Events } from './events.ts'

export type Emit = <E extends EventName>(event: E, payload: Events[E]) => Promise<void>

/** Enqueues one job per reaction in the running transaction: committed means enqueued, rolled back means nothing happened. */
export function emitter(tx: Transaction, portalId: number): Emit {
  return async (event, payload) => {
    for (const { task, priority = 0 } of reactionsTo[event]) {
      const body = JSON.stringify({ portal_id: portalId, event, payload })
      await tx.execute(sql`select enqueue_job(${task}, ${body}::json, priority => ${priority}::integer)`)
    }
  }
}
