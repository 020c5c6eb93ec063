import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Verb } from '../../api/src/kernel/verb.ts'

const root = resolve(import.meta.dirname, '../..')
const contractDir = resolve(root, 'shared/src/contract')
const areasDir = resolve(root, 'api/src/areas')
const areaNames = readdirSync(areasDir).filter((name) => existsSync(resolve(areasDir, name, 'area.ts')))
const contractFiles = readdirSync(contractDir)

const exportsOf = async (file: string): Promise<unknown[]> => {
  const module: Record<string, unknown> = await import(file)
  return Object.values(module)
}
/** The calls of the lists are made in a table; two levels down is where they are. */
const withInner = (values: readonly unknown[], levels: number): unknown[] =>
  levels === 0
    ? [...values]
    : values.flatMap((value) =>
        typeof value === 'object' && value !== null ? [value, ...withInner(Object.values(value), levels - 1)] : [value],
      )
/** <area>.ts, and <area>-<part>.ts where one file would be too long; a part is not another area's file. */
const filesOf = (area: string): string[] =>
  contractFiles.filter(
    (file) =>
      file === `${area}.ts` || (file.startsWith(`${area}-`) && !areaNames.some((other) => file === `${other}.ts`)),
  )

const areas = await Promise.all(
  areaNames.map(async (area) => ({
    area,
    verbs: (await exportsOf(resolve(areasDir, area, 'area.ts'))).flat() as Verb[],
    declared: new Set(
      withInner((await Promise.all(filesOf(area).map((file) => exportsOf(resolve(contractDir, file))))).flat(), 2),
    ),
  })),
)
/** The paths of the verbs whose entry none of these files holds. */
const missingFrom = (declared: ReadonlySet<unknown>, verbs: readonly Verb[]): string[] =>
  verbs.filter(({ endpoint }) => !declared.has(endpoint)).map(({ endpoint }) => endpoint.path)

describe('[HOUSE-4] the contract is divided as the areas are', () => {
  test('every area has verbs and a file of the contract, and an entry of another area is noticed', () => {
    expect(areas.length).toBeGreaterThan(20)
    expect(areas.filter(({ verbs, declared }) => verbs.length === 0 || declared.size === 0)).toEqual([])
    const [first, second] = areas
    expect(missingFrom(new Set(first?.declared), second?.verbs ?? [])).toHaveLength(second?.verbs.length ?? -1)
  })

  test.each(areas)('the entries of $area are in its own files', ({ declared, verbs }) => {
    expect(missingFrom(declared, verbs)).toEqual([])
  })
})
