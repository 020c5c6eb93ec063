/** A manifest item that launches nothing but contains other items. */
export type PackageHeading = { identifier: string; title: string; ancestors: string[] }
type Launchable = { identifier: string; title: string; visible: boolean; ancestors?: readonly string[] }
/** A line of a package's table of contents; `depth` starts at 0, and only launchable lines open. */
export type PackageLine = { identifier: string; title: string; depth: number; is_launchable: boolean }

/**
 * Builds a package's table of contents: visible items in manifest order, each heading once, above its first visible item. Source: SCORM 1.2 CAM
 * §2.3.2.5 (item, isvisible).
 */
export function packageTree({
  items,
  headings,
}: {
  items: readonly Launchable[]
  headings: readonly PackageHeading[]
}): PackageLine[] {
  const titles = new Map(headings.map(({ identifier, title }) => [identifier, title]))
  const launched = new Set(items.map(({ identifier }) => identifier))
  const told = new Set<string>()
  return items
    .filter(({ visible }) => visible)
    .flatMap(({ identifier, title, ancestors = [] }) => {
      const above = ancestors.filter((one) => titles.has(one))
      const fresh = above
        .map((one, depth) => ({ identifier: one, title: titles.get(one) ?? '', depth, is_launchable: false }))
        .filter((line) => !told.has(line.identifier))
      for (const line of fresh) told.add(line.identifier)
      const nested = ancestors.filter((one) => titles.has(one) || launched.has(one))
      return [...fresh, { identifier, title, depth: nested.length, is_launchable: true }]
    })
}
