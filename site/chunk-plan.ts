import { closureOf, entriesOf, type ModuleGraph } from './module-graph.ts'

/** The chunks of what several scripts share, the most general first: what a chunk imports is in itself or in an earlier one. */
export const sharedChunks = ['frame', 'base', 'forms', 'learning', 'account', 'shop', 'passwords'] as const
export type SharedChunk = (typeof sharedChunks)[number]
/** The chunk of a module; none where the bundler decides, `page` for what small scripts of static pages share. */
export type ChunkPlan = ReadonlyMap<string, SharedChunk | 'page'>

/** Islands whose visitors go from one to the other, by the folder of their feature. */
const families: Readonly<Record<string, 'learning' | 'account' | 'shop'>> = {
  learning: 'learning',
  account: 'account',
  security: 'account',
  cart: 'shop',
  checkout: 'shop',
}

const isPageScript = (id: string): boolean => id.includes('?astro&type=script')
/** Of what runs by itself only this may be in a chunk that others import: a page without a footer has no footer's script. */
const isOnEveryPage = (id: string): boolean => isPageScript(id) && id.includes('/layouts/page.astro?')
const isPasswordList = (id: string): boolean => id.endsWith('/schemas/common-passwords.ts')

/** Which chunk has which module: few of them, since each is a request and a phone has six at once. */
export function chunkPlan(graph: ModuleGraph): ChunkPlan {
  const entries = entriesOf(graph)
  const plan = new Map<string, SharedChunk | 'page'>()
  for (const [id, reachedFrom] of reachOf(
    graph,
    entries.filter((entry) => !isPageScript(entry)),
  )) {
    const chunk = sharedBy(reachedFrom)
    // Long, and only where a new password is chosen: whatever reads it stays with it.
    const needsPasswords = chunk && [...closureOf(graph, [id], false)].some(isPasswordList)
    if (chunk) plan.set(id, needsPasswords ? 'passwords' : chunk)
  }
  // A content page carries nothing of the islands: what its scripts may ever load stays apart.
  for (const id of closureOf(graph, entries.filter(isPageScript), true)) plan.set(id, 'page')
  for (const id of closureOf(graph, entries.filter(isOnEveryPage), false)) plan.set(id, 'frame')
  for (const id of entries) plan.delete(id)
  return plan
}

function reachOf(graph: ModuleGraph, entries: readonly string[]): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>()
  for (const entry of entries)
    for (const id of closureOf(graph, [entry], false)) reached.set(id, (reached.get(id) ?? new Set()).add(entry))
  return reached
}

function sharedBy(islands: ReadonlySet<string>): SharedChunk | null {
  if (islands.size < 2) return null
  const shared = new Set([...islands].map((id) => families[/\/features\/([^/]+)\//.exec(id)?.[1] ?? ''] ?? 'all'))
  const [only] = shared
  if (shared.size === 1 && only !== 'all') return only ?? null
  return shared.has('learning') || shared.has('all') ? 'base' : 'forms'
}
