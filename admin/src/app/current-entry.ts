import { routeOfPath } from '@portico/shared/routes/route-of-path.ts'

/** Which of the menu's paths the page stands under: of several the longest, so that /portals/tags is Tags and not All portals. */
export function currentEntry(paths: readonly string[], opened: string): string | undefined {
  const here = routeOfPath(opened)?.stands_under ?? opened
  return paths.filter((path) => here === path || here.startsWith(`${path}/`)).toSorted((a, b) => b.length - a.length)[0]
}
