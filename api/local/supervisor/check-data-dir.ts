import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDiskFull } from '../../src/kernel/reject-if-disk-full.ts'

/** Throws, naming the setting, if the folder is not writable. Accepts a full disk, since published pages can still be read. */
export function checkDataDir(dataDir: string): void {
  const probe = join(dataDir, `.written-by-${process.pid}`)
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    if (isDiskFull(error)) return
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const why =
      code === 'EROFS'
        ? 'it is on a read-only file system'
        : code === 'EACCES' || code === 'EPERM'
          ? 'this user may not'
          : 'no folder can be there'
    throw new Error(`DATA_DIR: ${dataDir} cannot be written: ${why} (${code}).`, { cause: error })
  }
}
