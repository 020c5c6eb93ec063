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

/** Returns the modules with all their imports, and the dynamic imports that `later` accepts. */
export function closureOf(
  graph: ModuleGraph,
  from: readonly string[],
  later: (id: string) => boolean = () => false,
): Set<string> {
  const found = new Set<string>()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const module = graph.getModuleInfo(id)
    open.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []).filter(later))
  }
  return found
}

export const entriesOf = (graph: ModuleGraph): string[] =>
  [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry)
