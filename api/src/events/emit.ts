import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { reactionsTo, type Lane, type Turn } from './reactions-to.ts'
import type { EventName, Events } from './events.ts'

export type Emit = <E extends EventName>(event: E, payload: Events[E]) => Promise<void>

/** A job as `enqueue_job` takes it; the jobs of one queue run one after the other. */
export type Job = { task: string; body: unknown; priority: number; delay_hours: number; queue: string | null }

/** Heavy work takes turns: a portal has one job of each kind in the lane at a time, however many it has waiting. */
const queueOf = ({ lane, turn = 'heavy' }: { lane: Lane; turn?: Turn | 'heavy' }, portal_id: number): string | null =>
  lane === 'heavy' ? `${turn} work of portal ${portal_id}` : null

/** The jobs that follow from an event, one per reaction. */
export const jobsOf = <E extends EventName>(event: E, payload: Events[E], portal_id: number): Job[] =>
  reactionsTo[event].map((entry) => ({
    task: entry.task,
    body: { portal_id, event, payload },
    priority: entry.priority ?? 0,
    delay_hours: entry.delay_hours ?? 0,
    queue: queueOf(entry, portal_id),
  }))

/** Enqueues one job per reaction in the running transaction: committed means enqueued, rolled back means nothing happened. */
export function emitter(tx: Transaction, portalId: number): Emit {
  return async (event, payload) => {
    for (const { task, body, priority, delay_hours, queue } of jobsOf(event, payload, portalId))
      await tx.execute(
        sql`select enqueue_job(${task}, ${JSON.stringify(body)}::json, queue => ${queue}::text, priority => ${priority}::integer, run_at => now() + make_interval(hours => ${delay_hours}::integer))`,
      )
  }
}
