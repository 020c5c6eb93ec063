import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const roles = [
  ['edge', 'all'],
  ['api', 'all'],
  ['worker', 'pages'],
  ['worker', 'heavy'],
] as const
const again_ms = 1_000

/** Starts each role as a separate process (ROLE=all), so that the edge outlives the others; restarts any that ends. */
export function startAll({ log }: { log: Logger }): { stop: () => Promise<void> } {
  let stopping = false
  const children = new Set<ChildProcess>()
  const launch = (role: string, lane: string) => {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ROLE: role, WORKER_LANE: lane },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    })
    children.add(child)
    const ended = (how: number | string | null) => {
      children.delete(child)
      if (stopping) return
      log.error({ role, lane, how }, 'a process ended; starting it again')
      setTimeout(() => stopping || launch(role, lane), again_ms)
    }
    child.once('exit', (code, signal) => ended(code ?? signal))
    // A process that could not be started emits no exit event.
    child.once('error', (error) => child.pid === undefined && ended(error.message))
  }
  for (const [role, lane] of roles) launch(role, lane)
  return {
    async stop() {
      stopping = true
      await Promise.all(
        [...children].map(
          (child) =>
            new Promise((done) => {
              child.once('exit', done)
              child.kill('SIGTERM')
            }),
        ),
      )
    },
  }
}
