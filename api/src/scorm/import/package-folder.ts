import { join } from 'node:path'

/** Where a package lives: named after the sha256 of its zip, so the same upload is stored once. */
export function packageFolder(storageDir: string, sha256: string): string {
  if (!/^[\da-f]{64}$/.test(sha256)) throw new Error('A package is named by 64 hexadecimal digits.')
  return join(storageDir, 'packages', sha256)
}
