import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Journal {
  append(entry: unknown): void
  close(): void
}

/**
 * Opens an append-only file of JSON lines and passes every entry to `replay`. Drops a last line cut off by a crash, since it was never confirmed;
 * throws for damage elsewhere.
 */
export function openJournal(file: string, replay: (entry: unknown) => void): Journal {
  mkdirSync(dirname(file), { recursive: true })
  const descriptor = openSync(file, 'a+')
  syncFolder(dirname(file))
  const stored = readFileSync(file)
  let size = stored.lastIndexOf(0x0a) + 1
  if (size < stored.length) ftruncateSync(descriptor, size)
  stored
    .toString('utf8', 0, size)
    .split('\n')
    .slice(0, -1)
    .forEach((line, index) => replay(parseLine(line, file, index + 1)))

  return {
    append(entry) {
      const bytes = Buffer.from(`${JSON.stringify(entry)}\n`)
      try {
        for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written)
        fsyncSync(descriptor)
      } catch (error) {
        ftruncateSync(descriptor, size)
        throw error
      }
      size += bytes.length
    },
    close: () => closeSync(descriptor),
  }
}

function parseLine(line: string, file: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`The payment journal ${file} is damaged in line ${number}`)
  }
}

// A new file survives a crash only once its folder is synced as well.
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } catch {
    // some file systems refuse to sync a folder; the file itself is still synced
  } finally {
    closeSync(descriptor)
  }
}
