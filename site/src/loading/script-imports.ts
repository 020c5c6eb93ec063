import { readFileSync } from 'node:fs'

/** Next to the folders of the server and the static files (site/chunks-of-islands.ts). */
const file = new URL(import.meta.url.replace(/\/server\/.*$/s, '/script-imports.json'))

let read: Readonly<Record<string, readonly string[]>> | undefined

/** Returns the scripts with all their imports. */
export function withImports(scripts: readonly string[]): string[] {
  read ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>
  const found = new Set<string>()
  const open = [...scripts]
  for (let script = open.shift(); script !== undefined; script = open.shift()) {
    if (found.has(script)) continue
    found.add(script)
    open.push(...(read[script] ?? []))
  }
  return [...found]
}
