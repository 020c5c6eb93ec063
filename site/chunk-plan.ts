import { closureOf, entriesOf, type ModuleGraph } from './module-graph.ts'

/** Chunks of shared script code, most general first: a chunk imports only from itself or earlier ones. */
export const sharedChunks = ['frame', 'base', 'forms', 'learning', 'account', 'shop', 'passwords'] as const
export type SharedChunk = (typeof sharedChunks)[number]
/** Maps a module to its chunk. Unlisted modules are left to the bundler; `page` is code shared by the small scripts of static pages. */
export type ChunkPlan = ReadonlyMap<string, SharedChunk | 'page'>

/** Islands that visitors move between, by feature folder. */
const families: Readonly<Record<string, 'learning' | 'account' | 'shop'>> = {
  learning: 'learning',
  account: 'account',
  security: 'account',
  cart: 'shop',
  checkout: 'shop',
}

const isPageScript = (id: string): boolean => id.includes('?astro&type=script')
/** The only scripts with side effects allowed in a shared chunk are those on every page: a page without a footer must not run the footer's script. */
const isOnEveryPage = (id: string): boolean => isPageScript(id) && id.includes('/layouts/page.astro?')
/** Also an island that a static page loads only when it is pressed, which the bundler does not count among the entries. */
const isIsland = (id: string): boolean => id.endsWith('.island.tsx')
const isPasswordList = (id: string): boolean => id.endsWith('/schemas/common-passwords.ts')

/** Assigns modules to chunks. There are few chunks, because each is a request and a phone loads six at a time. */
export function chunkPlan(graph: ModuleGraph): ChunkPlan {
  const entries = [...new Set([...entriesOf(graph), ...[...graph.getModuleIds()].filter(isIsland)])]
  const plan = new Map<string, SharedChunk | 'page'>()
  for (const [id, reachedFrom] of reachOf(
    graph,
    entries.filter((entry) => !isPageScript(entry)),
  )) {
    const chunk = sharedBy(reachedFrom)
    // The password list is long and needed only to choose a new password, so modules that use it go into its chunk.
    const needsPasswords = chunk && [...closureOf(graph, [id])].some(isPasswordList)
    if (chunk) plan.set(id, needsPasswords ? 'passwords' : chunk)
  }
  // Content pages load no island code: everything their scripts may ever load is kept separate, except whole islands.
  for (const id of closureOf(graph, entries.filter(isPageScript), (later) => !isIsland(later))) plan.set(id, 'page')
  for (const id of closureOf(graph, entries.filter(isOnEveryPage))) plan.set(id, 'frame')
  for (const id of entries) plan.delete(id)
  return plan
}

function reachOf(graph: ModuleGraph, entries: readonly string[]): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>()
  for (const entry of entries)
    for (const id of closureOf(graph, [entry])) reached.set(id, (reached.get(id) ?? new Set()).add(entry))
  return reached
}

function sharedBy(islands: ReadonlySet<string>): SharedChunk | null {
  if (islands.size < 2) return null
  const shared = new Set([...islands].map((id) => families[/\/features\/([^/]+)\//.exec(id)?.[1] ?? ''] ?? 'all'))
  const [only] = shared
  if (shared.size === 1 && only !== 'all') return only ?? null
  return shared.has('learning') || shared.has('all') ? 'base' : 'forms'
}
