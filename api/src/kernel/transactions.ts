import { sql } from 'drizzle-orm'
import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import { inPortal } from '../db/in-portal.ts'
import { readPortal } from '../db/read-portal.ts'
import { prepare, statement } from '../db/statements.ts'
import { activityLogs } from './tables.ts'
import { emitter, type Job } from '../events/emit.ts'
import type { Portal } from '../portal/portal.ts'
import { RowBusy } from '../db/grouped-commits.ts'
import type { Actor, Scope } from './context.ts'
import type { Trail } from './log-refusal.ts'
import type { Services } from './services.ts'
import type { Verb } from './verb.ts'
import { Refusal } from './fail.ts'

type Open = <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
type Of = { verb: Pick<Verb, 'endpoint' | 'one_query'>; portal: Portal; provider_id: number | null; body: unknown }

/** Checks whether a call changes something, so that it leaves a row in the activity log. */
export const mutates = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' && !endpoint.reads && endpoint.auth !== 'signature'

/** Returns a call's transactions in its portal: the one around its handler, and those the handler opens; read-only if nothing is written. */
export function transactionsOf(
  { app, grouped }: Services,
  { verb: { endpoint, one_query }, portal, provider_id, body }: Of,
): { around: Open; own: Open } {
  const scopeOf = (db: Scope['db']): Scope => ({ db, emit: emitter(db, portal.id) })
  const read: Open = (work) => readPortal(app, portal.id, (db) => work(scopeOf(db)), { one_query, provider_id })
  const write: Open = (work) => inPortal(app.db, portal.id, (db) => work(scopeOf(db)), provider_id)
  const shared: Open = (work) =>
    grouped({ portal_id: portal.id, lock_id: lockIdOf(endpoint, body), work: (db) => work(scopeOf(db)) }).catch(
      rejectBusyRow,
    )
  const isRead = endpoint.method === 'GET' || endpoint.reads === true
  return {
    around: isRead ? read : endpoint.grouped_by ? shared : write,
    own: isRead && !endpoint.writes ? read : write,
  }
}

function lockIdOf({ path, grouped_by = 'related_id' }: Endpoint, body: unknown): number {
  const id = new Map(Object.entries(Object(body))).get(grouped_by)
  if (typeof id !== 'number') throw new TypeError(`${path} is grouped by ${grouped_by}, which its body does not have`)
  return id
}

const given = sql.placeholder
const writeRow = prepare((db) =>
  db.insert(activityLogs).values({
    actor_id: given('actor_id'),
    role: given('role'),
    action: given('action'),
    subject: given('subject'),
    // As text, since drizzle would write a null placeholder as JSON null.
    changes: sql`${given('changes')}::jsonb`,
    request_id: given('request_id'),
  }),
)

export type Recorded = { endpoint: Endpoint; request_id: string; actor: Actor | null; trail: Trail }

/** The parameters of a mutation's activity log row. */
const rowOf = ({ endpoint, request_id, actor, trail }: Recorded) => ({
  actor_id: actor?.id ?? null,
  role: actor?.role ?? null,
  action: `${endpoint.method} ${endpoint.path}`,
  subject: trail.subject,
  changes: trail.changes === null ? null : JSON.stringify(trail.changes),
  request_id,
})

const recordCall = statement(
  () => sql`select record_call(${given('portal_id')}, ${given('actor_id')}, ${given('role')}, ${given('action')},
    ${given('subject')}, ${given('changes')}::jsonb, ${given('request_id')}, ${given('jobs')}::json)`,
)

/** Writes the activity log row of a mutation without a transaction, and enqueues its jobs, in one statement. */
export async function recordAlone(
  { app }: Pick<Services, 'app'>,
  { portal, jobs, ...recorded }: Recorded & { portal: Portal; jobs: readonly Job[] },
): Promise<void> {
  await recordCall(app.db, { ...rowOf(recorded), portal_id: portal.id, jobs: JSON.stringify(jobs) })
}

/** Runs a mutation and sends its activity log row with COMMIT, so that neither exists without the other. */
export async function recorded<T>(open: Open, traced: Recorded, work: (scope: Scope) => Promise<T>): Promise<T> {
  let row: Promise<unknown> = Promise.resolve()
  const made = await open(async (scope) => {
    const result = await work(scope)
    row = writeRow(scope.db, rowOf(traced))
    row.catch(() => {})
    return result
  })
  // A rejected row turns COMMIT into ROLLBACK, which the driver does not report as an error.
  await row
  return made
}

/** A locked row is not our error: its caller gets `general.unavailable` with Retry-After. Rethrows any other error. */
export function rejectBusyRow(error: unknown): never {
  throw error instanceof RowBusy ? new Refusal('general.unavailable', {}) : error
}
