import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Puts a file in place in one step: readers see all of the old one or all of the new one, also after a power cut. */
export function writeAtomically(file: string, content: Buffer | string): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.new`
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const handle = openForWriting(temporary)
  try {
    try {
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

function openForWriting(file: string): number {
  try {
    return openSync(file, 'wx')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    mkdirSync(dirname(file), { recursive: true })
    return openSync(file, 'wx')
  }
}
