import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { asRefusal } from './check-archive.ts'
import type { CheckedArchive } from './check-archive.ts'
import { PackageRefused } from './package-refused.ts'

const INCOMING = '.incoming-'
const DAY_MS = 24 * 60 * 60 * 1000

async function writeEntry({ zip, entry, path }: { zip: ZipFile; entry: Entry; path: string }): Promise<number> {
  let bytes = 0
  let crc = 0
  const source = await zip.openReadStreamPromise(entry)
  await pipeline(
    source,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        crc = crc32(chunk, crc)
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o644, flush: true }),
  )
  if (crc !== entry.crc32) throw new PackageRefused('scorm_import.not_a_zip')
  return bytes
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// A killed import leaves its folder behind; nobody works on one for a day.
async function sweep(packages: string): Promise<void> {
  const names = (await readdir(packages)).filter((name) => name.startsWith(INCOMING))
  for (const path of names.map((name) => join(packages, name))) {
    const age_ms = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (age_ms > DAY_MS) await rm(path, { recursive: true, force: true })
  }
}

async function moveInto(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    // Another import of the same bytes finished first: the folder is named after its content, so it is the same.
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    await rm(from, { recursive: true, force: true })
  }
  await syncFolder(dirname(to))
}

/**
 * Unpacks a checked archive and puts it in place at once, as `folder`; readers see all of it or nothing.
 * Throws PackageRefused for damaged data, and when the disk has no room for it.
 */
export async function unpackPackage({ archive, folder }: { archive: CheckedArchive; folder: string }): Promise<void> {
  const packages = dirname(folder)
  await mkdir(packages, { recursive: true })
  await sweep(packages)
  const disk = await statfs(packages)
  if (disk.bavail * disk.bsize < archive.bytes) throw new PackageRefused('scorm_import.failed')
  const incoming = await mkdtemp(join(packages, INCOMING))
  try {
    const folders = new Set<string>([incoming])
    for (const entry of archive.entries) {
      const path = join(incoming, entry.fileName)
      const parent = entry.fileName.endsWith('/') ? path : dirname(path)
      if (!folders.has(parent)) await mkdir(parent, { recursive: true, mode: 0o755 })
      folders.add(parent)
      if (parent !== path) await writeEntry({ zip: archive.zip, entry, path })
    }
    for (const path of folders) await syncFolder(path)
    await moveInto(incoming, folder)
  } catch (error) {
    await rm(incoming, { recursive: true, force: true })
    throw asRefusal(error)
  }
}
