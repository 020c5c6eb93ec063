import postgres from 'postgres'
import type { Mail } from '../../api/src/adapters/mail.ts'
import { portalById } from '../../api/src/db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../api/src/db/in-portal.ts'
import { emitter } from '../../api/src/events/emit.ts'
import type { ReactionContext } from '../../api/src/kernel/reaction.ts'
import { loadTasks } from '../../api/src/registries/tasks.ts'
import type { World } from './world.ts'

type QueuedJob = { task: string; portal_id: number; payload: unknown }

/**
 * Takes these tasks' waiting jobs from the queue and runs each twice, like a redelivery. Returns what ran and the emails of the first runs; unqueued
 * or unregistered jobs do not run.
 */
export async function runQueued(world: World, ...tasks: readonly string[]): Promise<{ ran: string[]; mails: Mail[] }> {
  const known = new Map<string, (context: ReactionContext, payload: never) => Promise<void>>(await loadTasks('all'))
  const mails: Mail[] = []
  const taken = await takeJobs(world, tasks)
  for (const { task, portal_id, payload } of taken) {
    const work = known.get(task)
    if (!work) throw new Error(`no file is registered for ${task}`)
    await work(await contextOf(world, portal_id, mails), payload as never)
    await work(await contextOf(world, portal_id, []), payload as never)
  }
  return { ran: taken.map(({ task }) => task).toSorted(), mails }
}

async function takeJobs({ database_url }: World, tasks: readonly string[]): Promise<QueuedJob[]> {
  const owner = postgres(database_url, { max: 1, onnotice: () => {} })
  try {
    return await owner<QueuedJob[]>`
      with taken as (
        delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier in ${owner(tasks)} returning j.id, t.identifier, j.payload)
      select identifier as task, (payload->>'portal_id')::integer as portal_id, payload->'payload' as payload from taken order by id`
  } finally {
    await owner.end()
  }
}

async function contextOf({ services }: World, portal_id: number, mails: Mail[]): Promise<ReactionContext> {
  const portal = await portalById(services.platform.db, portal_id)
  if (!portal) throw new Error(`portal ${portal_id} is gone`)
  return {
    services,
    portal,
    log: services.log,
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    inPortal: (work) => inPortal(services.app.db, portal.id, (db) => work({ db, emit: emitter(db, portal.id) })),
  }
}
