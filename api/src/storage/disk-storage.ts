import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import type { Stats } from 'node:fs'
import type { Readable } from 'node:stream'
import { dirname, join } from 'node:path'
import type { Storage, StoredFile } from './storage.ts'
import { isStorageKey, UNFINISHED, type StorageKey } from './storage-key.ts'

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])
const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && absent.has(String(error.code))

/** Returns null for a missing file; rethrows any other error. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Creates a folder durably: syncs the parent of each new one. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await sync(dirname(made))
}

const described = (key: StorageKey, { size, mtimeMs }: Stats): StoredFile => ({
  key,
  bytes: size,
  modified_ms: mtimeMs,
  version: `${Math.round(mtimeMs * 1_000).toString(36)}-${size.toString(36)}`,
})

async function* countBytes(content: Uint8Array | AsyncIterable<Uint8Array>, count: (bytes: number) => void) {
  for await (const part of content instanceof Uint8Array ? [content] : content) {
    count(part.length)
    yield part
  }
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<StoredFile> {
  const found = await orNull(opendir(join(root, folder)))
  for await (const entry of found ?? []) {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(root, name)
    else if (entry.isFile() && isStorageKey(name)) {
      const stats = await orNull(stat(join(root, name)))
      if (stats) yield described(name, stats)
    }
  }
}

/** An unfinished file keeps changing as long as its put is running, so an old one is abandoned. */
async function removeUnfinishedBelow(
  root: string,
  { folder, before }: { folder: string; before: Date },
): Promise<number> {
  let removed = 0
  const found = await orNull(opendir(join(root, folder)))
  for await (const entry of found ?? []) {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) removed += await removeUnfinishedBelow(root, { folder: name, before })
    else if (entry.isFile() && entry.name.startsWith(UNFINISHED)) {
      const stats = await orNull(stat(join(root, name)))
      if (!stats || stats.mtimeMs >= before.getTime()) continue
      await rm(join(root, name), { force: true })
      removed += 1
    }
  }
  return removed
}

/** Stores files below one folder, each at the path of its key. */
export function createDiskStorage(root: string): Storage {
  const at = (key: StorageKey): string => join(root, key)

  async function put(key: StorageKey, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ bytes: number }> {
    const folder = dirname(at(key))
    const unfinished = join(folder, `${UNFINISHED}${randomUUID()}`)
    let bytes = 0
    await makeFolder(folder)
    try {
      await writeFile(
        unfinished,
        countBytes(content, (more) => (bytes += more)),
        { flag: 'wx', mode: 0o644, flush: true },
      )
      await rename(unfinished, at(key))
      await sync(folder)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    return { bytes }
  }

  async function streamOf(key: StorageKey, part?: { start: number; end: number }): Promise<Readable | null> {
    const handle = await orNull(open(at(key), 'r'))
    if (!handle) return null
    if ((await handle.stat()).isFile()) return handle.createReadStream(part ?? {})
    await handle.close()
    return null
  }

  return {
    put,
    get: (key) => orNull(readFile(at(key))),
    stream: streamOf,
    head: async (key) => {
      const stats = await orNull(stat(at(key)))
      return stats?.isFile() ? described(key, stats) : null
    },
    remove: (key) => rm(at(key), { force: true }),
    removeBelow: (folder) => rm(at(folder), { recursive: true, force: true }),
    listBelow: (folder) => filesBelow(root, folder),
    removeUnfinished: (folder, before) => removeUnfinishedBelow(root, { folder, before }),
    signedAddress: async () => null,
    room_bytes: async () => {
      await mkdir(root, { recursive: true })
      const disk = await statfs(root)
      return disk.bavail * disk.bsize
    },
    close: () => {},
  }
}
