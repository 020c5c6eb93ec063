import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file in one step: readers see all of the old file or all of the new one, even after a power failure. */
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
    if (!isMissing(error)) throw error
    mkdirSync(dirname(file), { recursive: true })
    return openSync(file, 'wx')
  }
}

type File = { file: string; content: Buffer }

/**
 * Does the same for files that belong together, off the main thread: writes all of them to disk, then moves them into place in order. If one cannot
 * be written, none is replaced.
 */
export async function writeDurably(files: readonly File[]): Promise<void> {
  const written = files.map(({ file, content }) => ({
    file,
    content,
    temporary: `${file}.${randomBytes(6).toString('hex')}.new`,
  }))
  try {
    const outcomes = await Promise.allSettled(written.map(({ temporary, content }) => writeNew(temporary, content)))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    for (const { temporary, file } of written) await rename(temporary, file)
  } catch (error) {
    await Promise.all(written.map(({ temporary }) => rm(temporary, { force: true }).catch(() => {})))
    throw error
  }
}

async function writeNew(file: string, content: Buffer): Promise<void> {
  const options = { flag: 'wx', flush: true }
  try {
    await writeFile(file, content, options)
  } catch (error) {
    if (!isMissing(error)) throw error
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content, options)
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
