import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { reactionsTo } from './reactions-to.ts'
import type { EventName, Events } from './events.ts'

export type Emit = <E extends EventName>(event: E, payload: Events[E]) => Promise<void>

/** A job as `enqueue_job` takes it. */
export type Job = { task: string; body: unknown; priority: number; delay_hours: number }

/** The jobs that follow from an event, one per reaction. */
export const jobsOf = <E extends EventName>(event: E, payload: Events[E], portal_id: number): Job[] =>
  reactionsTo[event].map(({ task, priority = 0, delay_hours = 0 }) => ({
    task,
    body: { portal_id, event, payload },
    priority,
    delay_hours,
  }))

/** Enqueues one job per reaction in the running transaction: committed means enqueued, rolled back means nothing happened. */
export function emitter(tx: Transaction, portalId: number): Emit {
  return async (event, payload) => {
    for (const { task, body, priority, delay_hours } of jobsOf(event, payload, portalId))
      await tx.execute(
        sql`select enqueue_job(${task}, ${JSON.stringify(body)}::json, priority => ${priority}::integer, run_at => now() + make_interval(hours => ${delay_hours}::integer))`,
      )
  }
}
