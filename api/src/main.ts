import { readConfig, type Config } from './config.ts'
import { createLog } from './log.ts'

export type Running = { stop: () => Promise<void> }

const drain_ms = 10_000

const config = settings()
const log = createLog(config, { base: { role: config.ROLE, pid: process.pid } })
// Node's default output would show all properties of the error, including query parameters.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'an error that nobody caught')
  process.exit(1)
})
const running = await start(config)
log.info('ready')

let stopping = false
async function stop(reason: string): Promise<void> {
  if (stopping) return
  stopping = true
  log.info({ reason }, 'stopping')
  setTimeout(() => process.exit(1), drain_ms + 1_000).unref()
  try {
    await running.stop()
    process.exit(0)
  } catch (error) {
    log.error({ err: error }, 'did not stop cleanly')
    process.exit(1)
  }
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
// The parent process has died.
process.once('disconnect', () => void stop('disconnect'))
process.channel?.unref()

function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

/** Each role loads only what it needs: the edge must run without database, api and worker. */
async function start(config: Config): Promise<Running> {
  try {
    if (config.ROLE === 'edge') return await (await import('./edge/start-edge.ts')).startEdge({ config, log })
    if (config.ROLE === 'all') return (await import('./start-all.ts')).startAll({ log })
    const services = await (await import('./services.ts')).openServices({ config, log })
    return config.ROLE === 'api'
      ? await (await import('./start-api.ts')).startApi({ services, drain_ms })
      : await startWorkerProcess(services)
  } catch (error) {
    log.fatal({ err: error }, 'could not start')
    return process.exit(1)
  }
}

async function startWorkerProcess(
  services: Awaited<ReturnType<typeof import('./services.ts').openServices>>,
): Promise<Running> {
  if (services.config.WORKER_LANE !== 'heavy')
    (await import('./domains/publishing/publish-frame.ts')).publishFrame(services.config)
  const worker = await (await import('./worker.ts')).startWorker({ services })
  worker.ended.catch((error: unknown) => {
    log.fatal({ err: error }, 'the queue is lost')
    process.exit(1)
  })
  return {
    async stop() {
      await worker.stop()
      await services.close()
    },
  }
}
