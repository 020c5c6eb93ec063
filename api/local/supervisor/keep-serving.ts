import { setTimeout as pause } from 'node:timers/promises'
import type { SupervisedProcess } from './keep-running.ts'

type Server = { port: number; pid: number; stop: () => Promise<void>; exited: Promise<void> }
type Options<S extends Server> = {
  name: string
  start: (port?: number) => Promise<S>
  signal: NodeJS.Signals
  say: (line: string) => void
}

const again_ms = 1_000

/** Starts a third-party server and restarts it on the same port if it exits unexpectedly. `signal` stops it at once and safely. */
export async function keepServing<S extends Server>({
  name,
  start,
  signal,
  say,
}: Options<S>): Promise<{ server: S; kept: SupervisedProcess }> {
  let stopping = false
  let restarting: Promise<void> | undefined
  const server = await start()
  let current: Server = server
  const watch = (): void => void current.exited.then(() => (stopping ? undefined : (restarting = again())))
  const again = async (): Promise<void> => {
    say(`${name} stopped; starting it again.`)
    while (!stopping) {
      await pause(again_ms)
      const started = stopping
        ? undefined
        : await start(server.port).catch((error: unknown) =>
            say(error instanceof Error ? error.message : String(error)),
          )
      if (!started) continue
      current = started
      return watch()
    }
  }
  watch()
  const kept: SupervisedProcess = {
    name,
    pid: () => current.pid,
    async stop() {
      stopping = true
      await restarting
      await current.stop()
    },
    kill() {
      stopping = true
      try {
        process.kill(current.pid, signal)
      } catch {
        // already exited
      }
    },
  }
  return { server, kept }
}
