import { spawn, type ChildProcess } from 'node:child_process'

export type Limits = {
  /** when the run must be over, in ms since 1970 */ deadline: number
  /** aborted when someone ends the run */ ended: AbortSignal
}

/**
 * Runs a program of the project in its own process group, which ends at the deadline or with the run. Returns its exit status, or 1 if it was ended.
 */
export function runProgram(
  name: string,
  args: readonly string[],
  { env = {}, deadline, ended }: Limits & { env?: NodeJS.ProcessEnv },
): Promise<number> {
  if (ended.aborted || Date.now() >= deadline) return Promise.resolve(1)
  const child = spawn(`node_modules/.bin/${name}`, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...env },
  })
  const end = () => killGroup(child)
  const timer = setTimeout(end, deadline - Date.now())
  ended.addEventListener('abort', end)
  return new Promise((done) => {
    const finish = (status: number) => {
      clearTimeout(timer)
      ended.removeEventListener('abort', end)
      // Kills whatever the program left in its group.
      killGroup(child)
      done(status)
    }
    child.once('error', (error) => {
      console.error(`${name}: ${error.message}`)
      finish(1)
    })
    child.once('exit', (status) => finish(status ?? 1))
  })
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has no processes left.
  }
}
