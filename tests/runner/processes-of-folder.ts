import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Returns the other processes that have this folder in their environment or arguments. */
export const processesOf = (folder: string): number[] =>
  (existsSync('/proc/self/environ') ? fromProc(folder) : fromPs(folder)).filter((pid) => pid !== process.pid)

/** Kills them until none is left, since one may start another during the search. */
export async function endProcessesOf(folder: string): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    const found = processesOf(folder)
    if (found.length === 0) return
    for (const pid of found) kill(pid)
    await pause(50)
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone by itself.
  }
}

const fromProc = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => mentions(readProc(name, 'environ') + readProc(name, 'cmdline'), folder))
    .map(Number)

/** Matches the folder itself or something in it, but no folder whose name merely starts the same. */
const mentions = (text: string, folder: string): boolean =>
  text
    .split(folder)
    .slice(1)
    .some((rest) => !/^\d/.test(rest))

/** Returns '' if the process is gone or is a zombie, which only its parent can reap. */
function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const fromPs = (folder: string): number[] =>
  (spawnSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).stdout ?? '')
    .split('\n')
    .filter((line) => mentions(line, folder))
    .map((line) => Number.parseInt(line, 10))
