import { Logger as WorkerLogger, run, type Task } from 'graphile-worker'
import type { Logger } from 'pino'
import { createMailer, type Mailer } from './adapters/mail.ts'
import { portalById } from './db/cross-portal.ts'
import { inPortal } from './db/in-portal.ts'
import { emitter } from './kernel/emit.ts'
import type { Scope } from './kernel/context.ts'
import type { Work } from './kernel/reaction.ts'
import type { Services } from './kernel/services.ts'
import { loadTasks } from './reactions/tasks.ts'

const concurrency = { pages: 4, heavy: 2, all: 4 } as const
type Body = { portal_id: number; event: string; payload: unknown }

/** Takes the jobs of its lane until it is stopped; stopping waits for those in hand. A failed one is tried again, later and later. */
export async function startWorker({ services, mailer = createMailer(services.config) }: { services: Services; mailer?: Mailer }): Promise<{ stop: () => Promise<void>; ended: Promise<void> }> {
  const { config, log } = services
  const tasks = await loadTasks(config.WORKER_LANE)
  const runner = await run({
    connectionString: config.DATABASE_URL,
    taskList: Object.fromEntries([...tasks].map(([name, work]) => [name, toTask(name, work, { services, mailer })])),
    concurrency: concurrency[config.WORKER_LANE],
    maxPoolSize: 4,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: loggerOf(log),
  })
  return {
    ended: runner.promise,
    async stop() {
      await runner.stop()
      mailer.close()
    },
  }
}

function toTask(name: string, work: Work<never>, { services, mailer }: { services: Services; mailer: Mailer }): Task {
  return async (body, { job }) => {
    const { portal_id, event, payload } = body as Body
    const log = services.log.child({ task: name, job: String(job.id), portal: portal_id })
    const portal = await portalById(services.platform.db, portal_id)
    if (!portal) return log.warn('the portal of this job is gone')
    const scoped = <T>(inside: (scope: Scope) => Promise<T>) => inPortal(services.app.db, portal.id, (db) => inside({ db, emit: emitter(db, portal.id) }))
    const began = performance.now()
    try {
      await work({ services, portal, mailer, log, inPortal: scoped }, payload as never)
      log.debug({ event, took_ms: Math.round(performance.now() - began) }, 'done')
    } catch (error) {
      log.error({ err: error, event, attempt: job.attempts, of: job.max_attempts }, 'job failed')
      throw error
    }
  }
}

/** The queue's own talk goes to our log; failed jobs are logged above, with their portal. */
function loggerOf(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error' && !message.startsWith('Failed task')) log.error(message)
    else log.debug(message)
  })
}
