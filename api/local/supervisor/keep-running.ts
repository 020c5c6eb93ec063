import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isRunning } from './stop-process.ts'

export type SupervisedProcess = {
  name: string
  pid: () => number | undefined
  stop: () => Promise<void>
  kill: () => void
}
type Options = {
  name: string
  script: string
  args?: string[]
  env: NodeJS.ProcessEnv
  log?: string
  say: (line: string) => void
}

const exitWithParent = fileURLToPath(new URL('exit-with-parent.ts', import.meta.url))
const patience_ms = 7_000
const longest_ms = 30_000
const settled_ms = 60_000

/** Runs one of our programs as its own process and restarts it, with growing delays, whenever it exits unexpectedly. */
export function keepRunning({ name, script, args = [], env, log, say }: Options): SupervisedProcess {
  let stopping = false
  let child: ChildProcess | undefined
  let again: NodeJS.Timeout | undefined
  let wait_ms = 500

  const launch = () => {
    const began = Date.now()
    const out = log ? openLog(log, say) : 'inherit'
    // Detached, so that Ctrl+C reaches only start, which then stops its children in the right order.
    child = spawn(process.execPath, ['--import', exitWithParent, script, ...args], {
      env,
      detached: true,
      stdio: ['ignore', out, out, 'ipc'],
    })
    if (typeof out === 'number') closeSync(out)
    const ended = (how: string) => {
      if (stopping) return
      if (Date.now() - began > settled_ms) wait_ms = 500
      say(`${name} stopped (${how}); starting it again in ${wait_ms / 1000} s.${log ? ` Its log: ${log}` : ''}`)
      again = setTimeout(launch, wait_ms)
      wait_ms = Math.min(wait_ms * 2, longest_ms)
    }
    child.once('exit', (code, signal) => ended(signal ?? `exit ${code}`))
    // A child that could not be started (out of memory or processes) never emits exit.
    child.once('error', (error) => child?.pid === undefined && ended(error.message))
  }
  launch()

  const kill = () => {
    stopping = true
    clearTimeout(again)
    child?.kill('SIGKILL')
  }
  return {
    name,
    pid: () => child?.pid,
    kill,
    async stop() {
      stopping = true
      clearTimeout(again)
      const { pid } = child ?? {}
      if (!child || !pid || child.exitCode !== null || child.signalCode !== null || !isRunning(pid)) return
      const gone = new Promise((done) => child?.once('exit', done))
      child.kill('SIGTERM')
      const timer = setTimeout(kill, patience_ms)
      await gone
      clearTimeout(timer)
    },
  }
}

/** Opens a child's log file, or ignores its output if the file cannot be opened: the child must run. */
function openLog(file: string, say: (line: string) => void): number | 'ignore' {
  try {
    return openSync(file, 'a')
  } catch (error) {
    say(`${file} cannot be opened: ${error instanceof Error ? error.message : error}`)
    return 'ignore'
  }
}
