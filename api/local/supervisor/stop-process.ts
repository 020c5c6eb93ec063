import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** True if a process with this id exists, ours or not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Sends the signals one by one, `patience_ms` apart, until the process is gone. */
export async function stopProcess(
  pid: number,
  { signals, patience_ms }: { signals: NodeJS.Signals[]; patience_ms: number },
): Promise<void> {
  for (const signal of signals) {
    if (!isRunning(pid)) return
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    const deadline = Date.now() + patience_ms
    while (isRunning(pid) && Date.now() < deadline) await pause(20)
  }
}

/** A process's program and arguments, to tell ours from one that reused its pid. Empty if there is none. */
export function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
}
