import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SupervisedProcess } from './keep-running.ts'
import { removeRun, writeRun } from './run-file.ts'

const order = ['portico', 'services', 'database'] as const
type Group = (typeof order)[number]

/** Everything one start runs: its URLs, and a function that stops it all, our processes first and the database last. */
export type RunningParts = {
  signal: AbortSignal
  addresses: Record<string, string>
  say: (line: string) => void
  /** path of a process's log file */
  log: (name: string) => string
  add: (group: Group, kept: SupervisedProcess) => void
  /** updates run.json: a restarted process has a new pid */
  write: () => void
  markReady: () => void
  abort: () => void
  stop: () => Promise<void>
  kill: () => void
}

export function runningParts({ dataDir, port }: { dataDir: string; port: number }): RunningParts {
  const abort = new AbortController()
  let stopped = false
  const members: { group: Group; kept: SupervisedProcess }[] = []
  const addresses: Record<string, string> = {}
  const logs = join(dataDir, 'logs')
  rmSync(logs, { recursive: true, force: true })
  mkdirSync(logs, { recursive: true })
  let isReady = false
  let [written, refused] = ['', '']
  const write = () => {
    const pids = Object.fromEntries(members.map(({ kept }) => [kept.name, kept.pid() ?? 0]))
    const run = { pid: process.pid, ready: isReady, port, pids, addresses }
    if (JSON.stringify(run) === written) return
    try {
      writeRun(dataDir, run)
      written = JSON.stringify(run)
      refused = ''
    } catch (error) {
      // A full disk does not end the process: report it once and retry every second.
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== refused) console.error(`DATA_DIR: run.json cannot be written (${reason}).`)
      refused = reason
    }
  }
  write()
  return {
    signal: abort.signal,
    addresses,
    write,
    markReady() {
      isReady = true
      write()
    },
    abort: () => abort.abort(),
    say: (line) => console.log(line),
    log: (name) => join(logs, `${name}.log`),
    add(group, kept) {
      // Kill parts that finish starting only after stop was called.
      if (stopped) return kept.kill()
      members.push({ group, kept })
      write()
    },
    async stop() {
      abort.abort()
      for (const group of order)
        await Promise.all(members.filter((member) => member.group === group).map(({ kept }) => kept.stop()))
      stopped = true
      removeRun(dataDir)
    },
    kill() {
      abort.abort()
      for (const { kept } of members) kept.kill()
    },
  }
}
