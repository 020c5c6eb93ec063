import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type OnSmallDisk = {
  child: ChildProcess
  /** a path of the folder as seen by this process; the disk exists only for the program */
  at: (path: string) => string
  fill: () => void
  makeRoom: () => void
  names: (path?: string) => string[]
}

type Options = {
  folder: string
  size_kB: number
  command: readonly string[]
  env: NodeJS.ProcessEnv
  log?: string
  mount?: string
}

/** Runs a program for which `folder` is a separate disk, small enough to be filled. Needs no root, because its own namespace holds the mount. */
export function onSmallDisk({ folder, size_kB, command, env, log, mount = 'rw' }: Options): OnSmallDisk {
  const script = `mount -t tmpfs -o size=${size_kB}k,${mount} tmpfs "$FOLDER" && exec "$@"${log ? ` > "$FOLDER/${log}"` : ''}`
  const child = spawn('unshare', ['-rm', 'sh', '-c', script, 'sh', ...command], {
    env: { ...env, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const at = (path: string): string => join(`/proc/${child.pid}/root${folder}`, path)
  const filler = 'fills-the-disk'
  return {
    child,
    at,
    fill() {
      for (let size = 64 * 1024; size >= 1; size = Math.floor(size / 2)) {
        try {
          while (true) writeFileSync(at(filler), 'x'.repeat(size), { flag: 'a' })
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
        }
      }
    },
    makeRoom: () => rmSync(at(filler)),
    names: (path = '') => (readdirSync(at(path), { recursive: true }) as string[]).toSorted(),
  }
}
