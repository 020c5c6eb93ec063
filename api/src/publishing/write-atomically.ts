import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
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

/** The same, off the main thread: many may be under way at once. */
export async function writeDurably(file: string, content: Buffer): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.new`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
