import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../src/config.ts'
import { commandLine, isRunning, stopProcess } from './stop-process.ts'

export type Run = {
  /** the process of start itself */
  pid: number
  ready: boolean
  port: number
  pids: Record<string, number>
  /** name → where it answers, for people and for tests */
  addresses: Record<string, string>
}

/** Where a start keeps its run file and logs: a role of its own beside the others of the same DATA_DIR, so that each can be stopped alone. */
export const seatOf = ({ DATA_DIR, ROLE, WORKER_LANE }: Pick<Config, 'DATA_DIR' | 'ROLE' | 'WORKER_LANE'>): string =>
  ROLE === 'all' ? DATA_DIR : join(DATA_DIR, 'roles', ROLE === 'worker' ? `worker-${WORKER_LANE}` : ROLE)

/** run.json of a start: who runs in this folder, and where. */
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

/** Makes the folder ours: refuses while another start runs in it, and stops what a killed one left behind. */
export async function takeOver(dataDir: string): Promise<void> {
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
