import { EventEmitter } from 'node:events'
import { Logger as WorkerLogger, run, type RunnerOptions, type Task, type WorkerEvents } from 'graphile-worker'
import type { Logger } from 'pino'
import { createMailer, type Mailer } from './adapters/mail.ts'
import { portalById } from './db/cross-portal/portals-and-members.ts'
import { inPortal } from './db/in-portal.ts'
import { emitter } from './events/emit.ts'
import { syncSearch } from './domains/catalog/jobs/sync-search.ts'
import { timedJobs } from './registries/timed-jobs.ts'
import type { Scope } from './kernel/context.ts'
import type { Work } from './kernel/reaction.ts'
import type { Services } from './kernel/services.ts'
import { isLongTask, loadTasks } from './registries/tasks.ts'
import { loggableMessage } from './loggable-error.ts'
import { recordedMailer } from './domains/notifications/recorded-mailer.ts'
import { holdLeases } from './worker-leases.ts'
import { openWorkerPool } from './worker-pool.ts'

/** How many jobs of a lane run at the same time. */
const concurrency = { pages: 4, heavy: 3, all: 5 } as const
/** How many long jobs run in addition. */
const longConcurrency = 2
/** Two of them listen for new jobs. */
const queueConnections = 8
type Body = { portal_id: number; event: string; payload: unknown }

/** Runs the jobs of its lane until it is stopped; stopping waits for running jobs. Failed jobs are retried with increasing delays. */
export async function startWorker({
  services,
  mailer = createMailer(services.config),
}: {
  services: Services
  mailer?: Mailer
}): Promise<{ stop: () => Promise<void>; ended: Promise<void> }> {
  const { config, log } = services
  const tasks = await loadTasks(config.WORKER_LANE)
  const timed = timedJobs.filter(({ lane }) => config.WORKER_LANE === 'all' || config.WORKER_LANE === lane)
  const leases = await holdLeases({ url: config.DATABASE_URL, log })
  const events: WorkerEvents = new EventEmitter()
  // Jobs are locked under the pool's id, not its workers' ids.
  events.on(
    'pool:create',
    ({ workerPool }) =>
      void leases.hold(workerPool.id).catch((error: unknown) => log.warn({ err: error }, 'a worker has no lease')),
  )
  const pgPool = openWorkerPool({ url: config.DATABASE_URL, max: queueConnections, log })
  const shared = {
    pgPool,
    pollInterval: 2_000,
    noHandleSignals: true,
    events,
    logger: loggerOf(log),
  } satisfies RunnerOptions
  const listOf = (wanted: (name: string) => boolean) =>
    Object.fromEntries(
      [...tasks]
        .filter(([name]) => wanted(name))
        .map(([name, work]) => [name, toTask(name, work, { services, mailer })]),
    )
  const short = await run({
    ...shared,
    taskList: {
      ...listOf((name) => !isLongTask(name)),
      ...Object.fromEntries(timed.map(({ task, work }) => [task, () => work(services).catch(untold)])),
    },
    crontab: timed.map(({ cron }) => cron).join('\n'),
    concurrency: concurrency[config.WORKER_LANE],
  })
  const longTasks = listOf(isLongTask)
  const runners = [short]
  if (Object.keys(longTasks).length > 0)
    runners.push(await run({ ...shared, taskList: longTasks, concurrency: longConcurrency }))
  // Syncs changes made while no worker ran right away, not after the first minute.
  if (timed.length > 0)
    syncSearch(services).catch((error: unknown) => log.warn({ err: error }, 'the search index is behind'))
  return {
    ended: Promise.race(runners.map(({ promise }) => promise)),
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()))
      await pgPool.end()
      await leases.close()
      mailer.close()
    },
  }
}

function toTask(name: string, work: Work<never>, { services, mailer }: { services: Services; mailer: Mailer }): Task {
  return async (body, { job }) => {
    const { portal_id, event, payload } = body as Body
    const log = services.log.child({ task: name, job: String(job.id), portal: portal_id })
    const portal = await portalById(services.platform.db, portal_id)
    if (!portal) return log.info('the portal of this job is gone')
    const scoped = <T>(inside: (scope: Scope) => Promise<T>) =>
      inPortal(services.app.db, portal.id, (db) => inside({ db, emit: emitter(db, portal.id) }))
    const began = performance.now()
    try {
      const recorded = recordedMailer({ mailer, inPortal: scoped, log })
      await work({ services, portal, mailer: recorded, log, inPortal: scoped, attempt: job.attempts }, payload as never)
      log.debug({ event, took_ms: Math.round(performance.now() - began) }, 'done')
    } catch (error) {
      if (await isPortalDeleted(portal_id, services))
        return log.info({ event }, 'the portal was deleted while this job ran')
      log.error({ err: error, event, attempt: job.attempts, of: job.max_attempts }, 'job failed')
      untold(error)
    }
  }
}

/** An unreachable database says nothing about the portal. */
const isPortalDeleted = (portal_id: number, { platform }: Services): Promise<boolean> =>
  portalById(platform.db, portal_id).then(
    (portal) => portal === null,
    () => false,
  )

/** Fails a job with a message that is safe to store in the queue. */
function untold(error: unknown): never {
  throw new Error(loggableMessage(error))
}

/** Writes the queue's own messages to our log; failed jobs are logged above, with their portal. */
function loggerOf(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error' && !message.startsWith('Failed task')) log.error(message)
    else log.debug(message)
  })
}
