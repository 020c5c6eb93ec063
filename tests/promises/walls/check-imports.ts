import { importsOf, type Import } from './imports-of.ts'
import type { Wall } from './walls.ts'

/** "file → import" for every import that no wall lets through. */
export function refusedImports(
  sources: readonly { path: string; text: string }[],
  walls: Readonly<Record<string, Wall>>,
): string[] {
  const ordered = Object.entries(walls).toSorted(([a], [b]) => b.length - a.length)
  return sources.flatMap(({ path, text }) => {
    const [name, wall] = ordered.find(([of]) => standsIn(path, of) !== null) ?? []
    const own = name && standsIn(path, name)
    return importsOf(path, text)
      .filter((one) => !(own && wall && isLetThrough(one, own, wall)))
      .map(({ to, isType }) => `${path} → ${to}${isType ? ' (type)' : ''}`)
  })
}

const isLetThrough = ({ to, isType }: Import, own: string, { may, types = [] }: Wall): boolean =>
  [own, ...may, ...(isType ? types : [])].some((one) => standsIn(to, one) !== null)

/** The folder of that name (with `*` filled in) that contains a path, or null. "node:" holds all of Node's own modules. */
function standsIn(path: string, name: string): string | null {
  if (name === 'node:') return path.startsWith(name) ? name : null
  const wanted = name.split('/')
  const parts = path.split('/').slice(0, wanted.length)
  const isSame = parts.length === wanted.length && wanted.every((part, index) => part === '*' || part === parts[index])
  return isSame ? parts.join('/') : null
}
