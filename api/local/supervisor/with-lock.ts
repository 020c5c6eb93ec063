import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning } from './stop-process.ts'

// The lock's pid may have been reused: no work under a lock takes this long.
const stale_ms = 5 * 60_000

/** Runs `work` while no other process on this machine holds the same lock file. A lock whose holder died counts as free. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!tryLock(path)) await pause(100)
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function tryLock(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const holder = Number(read(path))
    if ((holder > 0 && holder !== process.pid && !isRunning(holder)) || age_ms(path) > stale_ms)
      rmSync(path, { force: true })
    return false
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function age_ms(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
}
