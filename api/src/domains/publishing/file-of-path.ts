import { extname } from 'node:path'
import { builtPages } from '@portico/shared/pages/all-pages.ts'
import { movedFile, portalFile } from './folders.ts'

// Allows only letters, digits and -._~, and no segment that starts with a dot, so a path cannot leave its folder.
const safe = /^(?:\/[\w~-][\w.~-]*)+$/

/** Whether a path stays inside the folder it is joined to. */
export const isSafePath = (path: string): boolean => path.length <= 500 && safe.test(path)

// Files in a tree that only the edge reads, for example to learn whether the portal has paid.
const forTheEdge: readonly string[] = [movedFile, portalFile]

// Style sheets, robots.txt and sitemaps keep their own extensions; every other page is HTML.
const plainEndings: ReadonlySet<string> = new Set(
  builtPages.filter(({ layout }) => layout === null).map(({ pattern }) => extname(pattern)),
)

/**
 * Returns the file inside a tree that holds a page: index.html for `/`, courses.html for `/courses`, `/robots.txt` itself. Null if no page can have
 * the path.
 */
export function fileOfPath(path: string): string | null {
  if (path === '/') return 'index.html'
  if (!isSafePath(path)) return null
  const file = path.slice(1)
  if (forTheEdge.includes(file)) return null
  return plainEndings.has(extname(file)) ? file : `${file}.html`
}
