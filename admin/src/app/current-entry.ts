/** Which of the menu's paths the page stands under: of several the longest, so that /portals/tags is Tags and not All portals. */
export function currentEntry(paths: readonly string[], here: string): string | undefined {
  return paths.filter((path) => here === path || here.startsWith(`${path}/`)).toSorted((a, b) => b.length - a.length)[0]
}
