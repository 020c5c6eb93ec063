import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Account } from './server-account.ts'
import { stopOrphan } from './stop-orphan.ts'

const sharedRoot = '/var/lib/portico'

/** `folder` itself, or a copy that `account` can execute: a checkout under a 0700 home is inaccessible to other users. */
export function reachableNative(folder: string, account: Account | undefined): string {
  if (!account || canRun(join(folder, 'bin', 'postgres'), account)) return folder
  const copy = sharedFolderFor('native', folder)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    cpSync(folder, half, { recursive: true, verbatimSymlinks: true })
    renameSync(half, copy)
  }
  return copy
}

/** Folder for the server's files: `folder`, or one elsewhere that `account` can enter, recorded in `folder`/moved-to. */
export async function reachableData(folder: string, account: Account | undefined): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  if (!account || canEnter(folder, account)) return folder
  const other = sharedFolderFor('data', folder)
  await removeOrphanedData()
  writeFileSync(noteIn(folder), `${other}\n`)
  mkdirSync(other, { recursive: true, mode: 0o711 })
  writeFileSync(join(other, 'origin'), folder)
  return other
}

const noteIn = (folder: string): string => join(folder, 'moved-to')

/** Deleting a data folder resets it, so stop its server and delete the data stored elsewhere for it. */
async function removeOrphanedData(): Promise<void> {
  for (const name of readdirSync(sharedRoot).filter((entry) => entry.startsWith('data-'))) {
    const path = join(sharedRoot, name)
    const origin = existsSync(join(path, 'origin')) ? readFileSync(join(path, 'origin'), 'utf8') : undefined
    if (!origin || existsSync(noteIn(origin))) continue
    await stopOrphan(join(path, 'cluster'))
    rmSync(path, { recursive: true, force: true })
  }
}

/** Creates a folder owned by the server's account. */
export function ownedFolder(path: string, account: Account | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (account) chownSync(path, account.uid, account.gid)
}

function sharedFolderFor(kind: string, folder: string): string {
  mkdirSync(sharedRoot, { recursive: true, mode: 0o711 })
  chmodSync(sharedRoot, 0o711)
  return join(sharedRoot, `${kind}-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
}

function canRun(program: string, account: Account): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0
}

function canEnter(folder: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/' }).status === 0
}
