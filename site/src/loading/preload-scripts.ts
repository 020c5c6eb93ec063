import { readFileSync } from 'node:fs'

/**
 * Preloads all scripts of a page's islands from its head, because browsers discover imports only after loading the importing script. Styles and font
 * come first.
 */
export function preloadScripts(page: string): string {
  const islands = [...page.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, script = '']) => script)
  if (islands.length === 0) return page
  const links = withImports(islands).map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`)
  return page.replace('</head>', `${links.join('')}</head>`)
}

/** Next to the folders of the server and the static files (site/chunks-of-islands.ts). */
const file = new URL(import.meta.url.replace(/\/server\/.*$/s, '/script-imports.json'))

let read: Readonly<Record<string, readonly string[]>> | undefined

/** Returns the scripts with all their imports. */
function withImports(scripts: readonly string[]): string[] {
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
