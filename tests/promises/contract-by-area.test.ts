import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Verb } from '../../api/src/kernel/verb.ts'
import { projectSources } from '../support/project-sources.ts'

const root = resolve(import.meta.dirname, '../..')
const contractDir = resolve(root, 'shared/src/contract')
const pathsOfAreas = projectSources(['api/src/*.ts'])
  .map(({ path }) => path)
  .filter((path) => path.endsWith('/area.ts'))
/** Returns the area and the domain of an area.ts. A domain with a single area keeps it in `calls` itself; the area has the domain's name. */
function areaOf(path: string): { name: string; domain: string } {
  const name = path.replace(/(?:\/calls)?\/area\.ts$/, '').replace(/^.*\//, '')
  return { name, domain: /\/domains\/([^/]+)\//.exec(path)?.[1] ?? name }
}
const knownAreas = pathsOfAreas.map(areaOf)
const contractFiles = readdirSync(contractDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
/**
 * Returns the area whose entries a contract file holds: `<area>.ts`, and `<area>-<part>.ts` where one file would be too long.
 * In a domain's folder every other name belongs to the area named after the domain: `orders/quote.ts` to `orders`.
 */
function areaOfFile(file: string): string | undefined {
  const [base = '', folder] = file.replace(/\.ts$/, '').split('/').toReversed()
  return (
    knownAreas
      .filter(({ name, domain }) => (folder ?? domain) === domain && (base === name || base.startsWith(`${name}-`)))
      .map(({ name }) => name)
      .toSorted((one, other) => other.length - one.length)[0] ?? folder
  )
}

const exportsOf = async (file: string): Promise<unknown[]> => {
  const module: Record<string, unknown> = await import(file)
  return Object.values(module)
}
/** The calls of the lists are generated in a table, two levels down. */
const withInner = (values: readonly unknown[], levels: number): unknown[] =>
  levels === 0
    ? [...values]
    : values.flatMap((value) =>
        typeof value === 'object' && value !== null ? [value, ...withInner(Object.values(value), levels - 1)] : [value],
      )
const filesOf = (area: string): string[] => contractFiles.filter((file) => areaOfFile(file) === area)

const areas = await Promise.all(
  pathsOfAreas.map(async (path) => {
    const { name, domain } = areaOf(path)
    const files = filesOf(name)
    return {
      area: name,
      domain,
      files,
      verbs: (await exportsOf(resolve(root, path))).flat() as Verb[],
      declared: new Set(
        withInner((await Promise.all(files.map((file) => exportsOf(resolve(contractDir, file))))).flat(), 2),
      ),
    }
  }),
)
/** Returns the paths of verbs whose entry is in none of these files. */
const missingFrom = (declared: ReadonlySet<unknown>, verbs: readonly Verb[]): string[] =>
  verbs.filter(({ endpoint }) => !declared.has(endpoint)).map(({ endpoint }) => endpoint.path)

describe('the contract is divided like the areas', () => {
  test('every area has verbs and a contract file; another area’s entry is noticed', () => {
    expect(areas.length).toBeGreaterThan(20)
    expect(areas.filter(({ verbs, declared }) => verbs.length === 0 || declared.size === 0)).toEqual([])
    const [first, second] = areas
    expect(missingFrom(new Set(first?.declared), second?.verbs ?? [])).toHaveLength(second?.verbs.length ?? -1)
  })

  test.each(areas)('the entries of $area are in its own files', ({ declared, verbs }) => {
    expect(missingFrom(declared, verbs)).toEqual([])
  })

  test('a domain with more than two files has a folder, and no other domain has one', () => {
    const known = areas.flatMap(({ files }) => files)
    expect(contractFiles.filter((file) => !known.includes(file))).toEqual(['larger-bodies.ts'])
    for (const [domain, group] of Object.entries(Object.groupBy(areas, (one) => one.domain))) {
      const files = (group ?? []).flatMap((one) => one.files)
      const inFolder = files.filter((file) => file.startsWith(`${domain}/`))
      expect([domain, inFolder.length]).toEqual([domain, files.length > 2 ? files.length : 0])
    }
  })
})
