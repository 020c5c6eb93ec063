import { existsSync } from 'node:fs'

const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/local/lib'].map(
  (folder) => `${folder}/faketime/libfaketime.so.1`,
)

/** Returns the environment that sets the clock of every process of a run this many days ahead; empty for 0. Needs Debian's package `faketime`. */
export function clockAhead(days: number): NodeJS.ProcessEnv {
  if (days === 0) return {}
  const library = libraries.find((path) => existsSync(path))
  if (!library) throw new Error('PORTICO_AHEAD_DAYS needs the package "faketime".')
  // Leaves the monotonic clock alone, because timers use it.
  return { LD_PRELOAD: library, FAKETIME: `+${days}d`, FAKETIME_DONT_FAKE_MONOTONIC: '1', NO_FAKE_STAT: '1' }
}
