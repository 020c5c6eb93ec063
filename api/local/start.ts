import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig, type Config } from '../src/config.ts'
import { isDiskFull } from '../src/kernel/reject-if-disk-full.ts'
import { checkDataDir } from './supervisor/check-data-dir.ts'
import { isFree } from './supervisor/free-port.ts'
import { runningParts } from './supervisor/running-parts.ts'
import { seatOf, claimDataDir } from './supervisor/run-file.ts'

// `pnpm start`: reads the settings, starts the configured parts, and runs until Ctrl+C. Reports every error in one line.
const grace_ms = 9_500

try {
  const config = readSettings()
  checkDataDir(config.DATA_DIR)
  await claimDataDir(seatOf(config))
  if (servesBrowsers(config) && !(await isFree(config.PORT)))
    throw new Error(`PORT: ${config.PORT} is taken. Choose another, for example PORT=${config.PORT + 1000}.`)
  await run(config)
} catch (error) {
  fail(error)
}

function readSettings(): Config {
  for (const name of ['DEMO', 'STRIPE_API_URL', 'GOOGLE_PLACES_URL'])
    if (process.env[name]) throw new Error(`${name}: set by start itself, by nobody else.`)
  return readConfig(process.env)
}

function servesBrowsers({ ROLE }: Config): boolean {
  return ROLE === 'all' || ROLE === 'edge'
}

async function run(config: Config): Promise<void> {
  // Cuts the load time of each of our processes by a third.
  process.env.NODE_COMPILE_CACHE ??= join(config.DATA_DIR, 'compile-cache')
  const parts = runningParts({ dataDir: seatOf(config), port: config.PORT })
  // Loaded only now, so that a wrong setting or a taken port is reported at once.
  const starting = import('./supervisor/start-portico.ts').then(({ startPortico }) => startPortico({ config, parts }))
  let ending: Promise<void> | undefined
  const end = (code: number) => {
    if (ending) {
      parts.kill()
      process.exit(code)
    }
    setTimeout(() => {
      parts.kill()
      process.exit(1)
    }, grace_ms).unref()
    parts.abort()
    // Let a server that is just starting finish, so that it can be stopped.
    ending = Promise.race([starting.catch(() => {}), pause(2_000)])
      .then(parts.stop)
      .finally(() => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!ending) console.log('\nStopping …')
      end(ending ? 130 : 0)
    })
  }
  // Connections to a server that is being stopped may break; any other error shuts everything down in order.
  process.on('uncaughtException', (error) => {
    if (ending) return
    console.error(error.message)
    // The disk may have space again later; keep everything running until then.
    if (isDiskFull(error)) return
    end(1)
  })
  try {
    await starting
    setInterval(parts.write, 1_000)
  } catch (error) {
    // Steps fail when stopping interrupts the start: expected.
    if (parts.signal.aborted) return
    await parts.stop()
    fail(error)
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
