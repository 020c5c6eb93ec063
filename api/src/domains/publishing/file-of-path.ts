import { extname } from 'node:path'
import { builtPages } from '@portico/shared/pages/all-pages.ts'
import { movedFile, portalFile } from './folders.ts'

// Letters, digits and -._~ only, no segment that starts with a dot: such a path cannot leave its folder.
const safe = /^(?:\/[\w~-][\w.~-]*)+$/

/** Whether a path, joined to a folder, stays inside it. */
export const isSafePath = (path: string): boolean => path.length <= 500 && safe.test(path)

// What a tree tells the edge alone, for example whether its portal has paid.
const forTheEdge: readonly string[] = [movedFile, portalFile]

// Style sheet, robots and site maps keep their own names; every other page is HTML.
const plainEndings: ReadonlySet<string> = new Set(
  builtPages.filter(({ layout }) => layout === null).map(({ pattern }) => extname(pattern)),
)

/** The file below a tree that holds a page: `/` index.html, `/courses` courses.html, `/robots.txt` itself. Null for a path that no page has. */
export function fileOfPath(path: string): string | null {
  if (path === '/') return 'index.html'
  if (!isSafePath(path)) return null
  const file = path.slice(1)
  if (forTheEdge.includes(file)) return null
  return plainEndings.has(extname(file)) ? file : `${file}.html`
}
