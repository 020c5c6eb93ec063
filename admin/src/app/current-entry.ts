import { routeOfPath } from '@portico/shared/routes/route-of-path.ts'

/** Returns the menu path that contains the open page; the longest match wins, so that /portals/tags is Tags and not All portals. */
export function currentEntry(paths: readonly string[], opened: string): string | undefined {
  const here = routeOfPath(opened)?.stands_under ?? opened
  return paths.filter((path) => here === path || here.startsWith(`${path}/`)).toSorted((a, b) => b.length - a.length)[0]
}
