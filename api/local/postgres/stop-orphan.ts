import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine, isRunning, stopProcess } from '../supervisor/stop-process.ts'

/** Stops a server that a killed run left on this cluster and removes a stale lock file. */
export async function stopOrphan(cluster: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
  if (pid > 1 && isRunning(pid) && commandLine(pid).includes(cluster)) {
    await stopProcess(pid, { signals: ['SIGINT', 'SIGQUIT', 'SIGKILL'], patience_ms: 8_000 })
  }
  rmSync(lock, { force: true })
}
