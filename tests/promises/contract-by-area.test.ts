import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Verb } from '../../api/src/kernel/verb.ts'
import { projectSources } from '../support/project-sources.ts'

const root = resolve(import.meta.dirname, '../..')
const contractDir = resolve(root, 'shared/src/contract')
/** Every area.ts of the api, by the name of its folder; a domain with one area has it in `calls` itself. */
const areaFiles = projectSources(['api/src/*.ts'])
  .map(({ path }) => path)
  .filter((path) => path.endsWith('/area.ts'))
const nameOf = (path: string): string =>
  path
    .replace(/(?:\/calls)?\/area\.ts$/, '')
    .split('/')
    .at(-1) ?? ''
const areaNames = areaFiles.map(nameOf)
const contractFiles = readdirSync(contractDir)

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
/** <area>.ts, and <area>-<part>.ts if one file would be too long; a part is not another area's file. */
const filesOf = (area: string): string[] =>
  contractFiles.filter(
    (file) =>
      file === `${area}.ts` || (file.startsWith(`${area}-`) && !areaNames.some((other) => file === `${other}.ts`)),
  )

const areas = await Promise.all(
  areaFiles.map(async (path) => ({
    area: nameOf(path),
    verbs: (await exportsOf(resolve(root, path))).flat() as Verb[],
    declared: new Set(
      withInner(
        (await Promise.all(filesOf(nameOf(path)).map((file) => exportsOf(resolve(contractDir, file))))).flat(),
        2,
      ),
    ),
  })),
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
})
