type Module = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly isEntry: boolean
}

/** The part of the bundler's module information that we use. */
export type ModuleGraph = {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => Module | null
}

/** Returns the modules with all their imports; `later` includes dynamic imports. */
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
