import { readdir, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

export type PackageFile = { path: string; size: number; modified_ms: number }

/** The names in a URL path, decoded; null when one of them is no plain file name. */
export function pathNames(urlPath: string): string[] | null {
  try {
    const names = urlPath.split('/').map(decodeURIComponent)
    // eslint-disable-next-line no-control-regex
    return names.every((name) => name !== '' && name !== '.' && name !== '..' && !/[/\\\u0000-\u001f]/.test(name))
      ? names
      : null
  } catch {
    return null
  }
}

async function fileAt(folder: string, names: readonly string[]): Promise<PackageFile | null> {
  try {
    const path = await realpath(join(folder, ...names))
    // A link that leads out of the package is as absent as a file that is not there.
    if (!path.startsWith(`${await realpath(folder)}${sep}`)) return null
    const found = await stat(path)
    return found.isFile() ? { path, size: found.size, modified_ms: found.mtimeMs } : null
  } catch {
    return null
  }
}

// Content made on Windows refers to Logo.PNG when the zip holds logo.png.
async function actualNames(folder: string, names: readonly string[]): Promise<string[] | null> {
  const actual: string[] = []
  for (const name of names) {
    const present = await readdir(join(folder, ...actual)).catch((): string[] => [])
    const match = present.includes(name) ? name : present.find((other) => other.toLowerCase() === name.toLowerCase())
    if (match === undefined) return null
    actual.push(match)
  }
  return actual
}

/** A file of a package by its URL path: exactly named, else whatever the case. Null when there is none inside the folder. */
export async function findPackageFile(folder: string, urlPath: string): Promise<PackageFile | null> {
  const names = pathNames(urlPath)
  if (!names) return null
  const exact = await fileAt(folder, names)
  if (exact) return exact
  const actual = await actualNames(folder, names)
  return actual && fileAt(folder, actual)
}
