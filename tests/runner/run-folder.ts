import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../../api/local/supervisor/stop-process.ts'
import { endProcessesOf } from './processes-of-folder.ts'

const prefix = 'portico-run-of-'

/** Creates a folder for all temporary files of this run; every process it starts has the folder's name in its environment or arguments. */
export function makeRunFolder(): string {
  const folder = join(tmpdir(), `${prefix}${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  // The database's own user must be able to reach its files inside.
  chmodSync(folder, 0o711)
  return folder
}

/** Ends the processes that a run started and removes its files. */
export async function removeRunFolder(folder: string): Promise<void> {
  await endProcessesOf(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** Does the same for runs that were killed. */
export async function sweepKilledRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix)))
    if (!isRunning(Number(name.slice(prefix.length)))) await removeRunFolder(join(tmpdir(), name))
}
