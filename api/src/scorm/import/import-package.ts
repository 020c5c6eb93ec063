import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ARCHIVE_LIMITS } from './archive-limits.ts'
import type { ArchiveLimits } from './archive-limits.ts'
import { checkArchive } from './check-archive.ts'
import { describePackage } from './describe-package.ts'
import type { PackageDescription } from './describe-package.ts'
import { packageFolder } from './package-folder.ts'
import { PackageRefused } from './package-refused.ts'
import type { RefusalCode, RefusalParams } from './package-refused.ts'
import { unpackPackage } from './unpack-package.ts'

export type ScormPackage = PackageDescription & { sha256: string; files: number; bytes: number }
export type PackageImport =
  | { ok: true; package: ScormPackage }
  | { ok: false; code: RefusalCode; params: RefusalParams }

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

// The package is there already: the same bytes were imported before, so only the description is read again.
async function describeFolder(
  folder: string,
  name?: string,
): Promise<PackageDescription & { files: number; bytes: number }> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  const files = paths.map((path) => relative(folder, path).split(sep).join('/'))
  const manifest = files.find((name) => name.toLowerCase() === 'imsmanifest.xml') ?? 'imsmanifest.xml'
  let bytes = 0
  for (const path of paths) bytes += (await stat(path)).size
  return {
    ...describePackage({ manifest: await readFile(join(folder, manifest)), files, name }),
    files: files.length,
    bytes,
  }
}

async function importZip({
  zipPath,
  folder,
  limits,
  name,
}: {
  zipPath: string
  folder: string
  limits: ArchiveLimits
  name?: string | undefined
}) {
  const archive = await checkArchive(zipPath, limits)
  try {
    const description = describePackage({ manifest: archive.manifest, files: archive.files, name })
    await unpackPackage({ archive, folder })
    return { ...description, files: archive.files.length, bytes: archive.bytes }
  } finally {
    archive.zip.close()
  }
}

/**
 * Takes a SCORM 1.2 zip into `<storageDir>/packages/<sha256>`, or refuses it with the reason. Idempotent.
 * `name` is what to call a package that names nothing itself. Throws only what a later try may succeed at (a failing disk). For a job: it can take minutes and gigabytes.
 * Source: seed 000 §4, 001 §5, 002 §5 (SCO-011).
 */
export async function importPackage(input: {
  zipPath: string
  storageDir: string
  name?: string
  limits?: Partial<ArchiveLimits>
}): Promise<PackageImport> {
  const sha256 = await sha256Of(input.zipPath)
  const folder = packageFolder(input.storageDir, sha256)
  const present = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  try {
    const limits = { ...ARCHIVE_LIMITS, ...input.limits }
    const found = present
      ? await describeFolder(folder, input.name)
      : await importZip({ zipPath: input.zipPath, folder, limits, name: input.name })
    return { ok: true, package: { sha256, ...found } }
  } catch (error) {
    if (error instanceof PackageRefused) return { ok: false, code: error.code, params: error.params }
    throw error
  }
}
