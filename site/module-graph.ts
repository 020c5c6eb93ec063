type Module = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly isEntry: boolean
}

/** What a bundler knows of the modules of a build. */
export type ModuleGraph = {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => Module | null
}

/** A module with all that it imports; `later`: also what it loads when that is needed. */
export function closureOf(graph: ModuleGraph, from: readonly string[], later: boolean): Set<string> {
  const found = new Set<string>()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const module = graph.getModuleInfo(id)
    open.push(...(module?.importedIds ?? []), ...(later ? (module?.dynamicallyImportedIds ?? []) : []))
  }
  return found
}

export const entriesOf = (graph: ModuleGraph): string[] =>
  [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry)
