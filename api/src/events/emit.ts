import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { reactionsTo, type Lane, type Turn } from './reactions-to.ts'
import type { EventName, Events } from './events.ts'

export type Emit = <E extends EventName>(event: E, payload: Events[E]) => Promise<void>

/** A job as `enqueue_job` takes it; jobs of the same queue run one after another. */
export type Job = { task: string; body: unknown; priority: number; delay_hours: number; queue: string | null }

/** Limits heavy work to one running job per portal and kind, however many are queued. */
const queueOf = ({ lane, turn = 'heavy' }: { lane: Lane; turn?: Turn | 'heavy' }, portal_id: number): string | null =>
  lane === 'heavy' ? `${turn} work of portal ${portal_id}` : null

/** Builds the jobs that follow from an event, one per reaction. */
export const jobsOf = <E extends EventName>(event: E, payload: Events[E], portal_id: number): Job[] =>
  reactionsTo[event].map((entry) => ({
    task: entry.task,
    body: { portal_id, event, payload },
    priority: entry.priority ?? 0,
    delay_hours: entry.delay_hours ?? 0,
    queue: queueOf(entry, portal_id),
  }))

/** Enqueues one job per reaction in the current transaction, so that a rollback discards them. */
export function emitter(tx: Transaction, portalId: number): Emit {
  return async (event, payload) => {
    for (const { task, body, priority, delay_hours, queue } of jobsOf(event, payload, portalId))
      await tx.execute(
        sql`select enqueue_job(${task}, ${JSON.stringify(body)}::json, queue => ${queue}::text, priority => ${priority}::integer, run_at => now() + make_interval(hours => ${delay_hours}::integer))`,
      )
  }
}

/** Enqueues the jobs of many like events in one statement, for callers that hold a lock. */
export async function emitMany<E extends EventName>(
  tx: Transaction,
  { portal_id, event, payloads }: { portal_id: number; event: E; payloads: readonly Events[E][] },
): Promise<void> {
  const jobs = payloads.flatMap((payload) => jobsOf(event, payload, portal_id))
  if (jobs.length === 0) return
  await tx.execute(sql`
    select enqueue_job(task, body, queue => queue, priority => priority, run_at => now() + make_interval(hours => delay_hours))
    from json_to_recordset(${JSON.stringify(jobs)}::json)
      as jobs (task text, body json, queue text, priority integer, delay_hours integer)`)
}
