import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../src/config.ts'
import { commandLine, isRunning, stopProcess } from './stop-process.ts'

export type Run = {
  /** the start process itself */
  pid: number
  ready: boolean
  port: number
  pids: Record<string, number>
  /** URLs of the parts by name, for people and tests */
  addresses: Record<string, string>
}

/** Folder for a start's run file and logs: each role has its own within a shared DATA_DIR, so that it can be stopped alone. */
export const seatOf = ({ DATA_DIR, ROLE, WORKER_LANE }: Pick<Config, 'DATA_DIR' | 'ROLE' | 'WORKER_LANE'>): string =>
  ROLE === 'all' ? DATA_DIR : join(DATA_DIR, 'roles', ROLE === 'worker' ? `worker-${WORKER_LANE}` : ROLE)

/** run.json of a start: its processes, port and URLs. */
export const runFile = (dataDir: string): string => join(dataDir, 'run.json')

export function readRun(dataDir: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(runFile(dataDir), 'utf8')) as Run
  } catch {
    return undefined
  }
}

export function writeRun(dataDir: string, run: Run): void {
  writeFileSync(`${runFile(dataDir)}.new`, JSON.stringify(run, null, 2))
  renameSync(`${runFile(dataDir)}.new`, runFile(dataDir))
}

export function removeRun(dataDir: string): void {
  rmSync(runFile(dataDir), { force: true })
}

/** Claims the folder: throws if another start runs in it, and stops leftovers of a killed one. */
export async function claimDataDir(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const earlier = existsSync(runFile(dataDir)) ? readRun(dataDir) : undefined
  if (!earlier) return
  if (earlier.pid !== process.pid && isRunning(earlier.pid) && /start\.ts/.test(commandLine(earlier.pid))) {
    throw new Error(`DATA_DIR: ${dataDir} is in use by the start on port ${earlier.port} (process ${earlier.pid}).`)
  }
  const left = Object.values(earlier.pids).filter(
    (pid) => isRunning(pid) && commandLine(pid).includes('exit-with-parent.ts'),
  )
  await Promise.all(left.map((pid) => stopProcess(pid, { signals: ['SIGTERM', 'SIGKILL'], patience_ms: 2_000 })))
  removeRun(dataDir)
}
