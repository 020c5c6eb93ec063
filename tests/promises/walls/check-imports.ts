import { importsOf, type Import } from './imports-of.ts'
import type { Wall } from './wall.ts'

/** Returns "file → import" for every import that no wall allows. */
export function refusedImports(
  sources: readonly { path: string; text: string }[],
  walls: Readonly<Record<string, Wall>>,
): string[] {
  const leaves = Object.keys(walls).filter((name) => walls[name]?.isLeaf)
  return sources.flatMap(({ path, text }) => {
    const name = decidingWall(path, walls)
    const wall = name === undefined ? undefined : walls[name]
    const own = name && matchingFolder(path, name)
    return importsOf(path, text)
      .filter((one) => !(own && wall && isLetThrough(one, own, wall, leaves)))
      .map(({ to, isType }) => `${path} → ${to}${isType ? ' (type)' : ''}`)
  })
}

/** Returns files without a wall; a new folder must declare its imports before its first file. */
export const unnamed = (paths: readonly string[], walls: Readonly<Record<string, Wall>>): string[] =>
  paths.filter((path) => decidingWall(path, walls) === undefined)

/** Returns "wall: grant" for each import that a wall allows and none of its files uses, as code where it may be code. */
export function unusedGrants(
  sources: readonly { path: string; text: string }[],
  walls: Readonly<Record<string, Wall>>,
): string[] {
  const imports = new Map<string, Import[]>(Object.keys(walls).map((name) => [name, []]))
  for (const { path, text } of sources) {
    const name = decidingWall(path, walls)
    if (name) imports.get(name)?.push(...importsOf(path, text))
  }
  const isUsed = (names: readonly string[], grant: string, isType: boolean) =>
    names.some((name) =>
      imports.get(name)?.some((one) => one.isType === isType && matchingFolder(one.to, grant) !== null),
    )
  const own = Object.entries(walls).flatMap(([name, { may, types = [] }]) => [
    ...may.filter((grant) => !isUsed([name], grant, false)).map((grant) => `${name}: ${grant}`),
    ...types.filter((grant) => !isUsed([name], grant, true)).map((grant) => `${name}: ${grant} (type)`),
  ])
  const lists = new Set(Object.values(walls).flatMap(({ common }) => (common ? [common] : [])))
  const inCommon = [...lists].flatMap((list) => {
    const names = Object.keys(walls).filter((name) => walls[name]?.common === list)
    return list.filter((grant) => !isUsed(names, grant, false)).map((grant) => `common: ${grant}`)
  })
  return [...own, ...inCommon]
}

/** Returns "wall → grant" for each grant to a folder further down in the table; without any, no folders form a cycle. */
export function upwardGrants(walls: Readonly<Record<string, Wall>>): string[] {
  const names = Object.keys(walls)
  const isNested = (one: string, other: string) =>
    matchingFolder(one, other) !== null || matchingFolder(other, one) !== null
  return Object.entries(walls).flatMap(([name, { may, types = [], common = [] }], index) =>
    [...may, ...types, ...common]
      .filter((grant) => {
        if (isNested(grant, name)) return false
        const reached = names.filter(
          (one) => matchingFolder(one, grant) !== null && !(walls[one]?.isLeaf && one !== grant),
        )
        return [...reached, decidingWall(grant, walls)].some((one) => one !== undefined && names.indexOf(one) > index)
      })
      .map((grant) => `${name} → ${grant}`),
  )
}

/** Returns the wall that applies to a path: the deepest name that contains it. */
const decidingWall = (path: string, walls: Readonly<Record<string, Wall>>): string | undefined =>
  Object.keys(walls)
    .filter((name) => matchingFolder(path, name) !== null)
    .toSorted((a, b) => exactness(b) - exactness(a))[0]

/** Deeper names are more exact; at equal depth, the one without a wildcard wins. */
const exactness = (name: string): number =>
  name.split('/').filter((part) => part !== '*').length + name.split('/').length

function isLetThrough(
  { to, isType }: Import,
  own: string,
  { may, types = [], common = [] }: Wall,
  leaves: readonly string[],
): boolean {
  const closed = leaves.find((leaf) => matchingFolder(to, leaf) !== null)
  return [own, ...may, ...common, ...(isType ? types : [])].some(
    (one) => matchingFolder(to, one) !== null && (closed === undefined || matchingFolder(one, closed) !== null),
  )
}

/** Returns the folder of that name (with `*` filled in) that contains a path, or null. "node:" contains all of Node's own modules. */
function matchingFolder(path: string, name: string): string | null {
  if (name === 'node:') return path.startsWith(name) ? name : null
  const wanted = name.split('/')
  const parts = path.split('/').slice(0, wanted.length)
  const isSame = parts.length === wanted.length && wanted.every((part, index) => part === '*' || part === parts[index])
  return isSame ? parts.join('/') : null
}
