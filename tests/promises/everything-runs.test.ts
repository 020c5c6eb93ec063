import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { errorCatalog } from '../../shared/src/errors/catalog.ts'
import type { ErrorEntry } from '../../shared/src/errors/error-area.ts'
import { reactionsTo } from '../../api/src/events/reactions-to.ts'
import { projectSources, type Source } from '../support/project-sources.ts'

const sources = projectSources()
type Import = { path: string; names: readonly string[] }

function importsOf({ path, text }: Source): Import[] {
  const found = [
    ...text.matchAll(
      /(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|[\w*\s]+?)\s*from\s*'([^']+)'|import\(?\s*'([^']+)'/g,
    ),
  ]
  return found.flatMap(([, list, from, bare]) => {
    const named = from ?? bare ?? ''
    const to = named.startsWith('@portico/shared/')
      ? `shared/src/${named.slice('@portico/shared/'.length)}`
      : named.startsWith('.')
        ? normalize(join(dirname(path), named))
        : null
    if (to === null) return []
    const names =
      list === undefined
        ? ['*']
        : list.split(',').map(
            (one) =>
              one
                .trim()
                .replace(/^type /, '')
                .split(' as ')[0] ?? '',
          )
    return [{ path: to, names }]
  })
}

/** Returns the files that production reaches: everything outside of shared, and its imports. */
function reachableFrom(all: readonly Source[]): Set<string> {
  const imports = new Map(all.map((source) => [source.path, importsOf(source)]))
  const reached = new Set<string>()
  const visit = (path: string): void => {
    if (reached.has(path)) return
    reached.add(path)
    for (const next of imports.get(path) ?? []) visit(next.path)
  }
  for (const { path } of all) if (!path.startsWith('shared/src/')) visit(path)
  return reached
}

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')

/** Returns the exports of shared that nobody imports and its own file does not use. */
function idleExports(all: readonly Source[]): string[] {
  const reached = reachableFrom(all)
  const imported = new Set(
    all
      .filter(({ path }) => reached.has(path))
      .flatMap((source) => importsOf(source).flatMap(({ path, names }) => names.map((name) => `${path} ${name}`))),
  )
  return all
    .filter(({ path }) => path.startsWith('shared/src/'))
    .flatMap(({ path, text }) => {
      if (!reached.has(path)) return [path]
      const own = withoutComments(text)
      // A code such as 'validation.email' does not use a rule of that name.
      const used = own.replaceAll(/'[^'\n]*'/g, "''")
      const names = [...own.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name)
      const isUsed = (name: string) =>
        imported.has(`${path} ${name}`) ||
        imported.has(`${path} *`) ||
        [...used.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1
      return names.filter((name) => !isUsed(name)).map((name) => `${path} ${name}`)
    })
}

// Only classifies errors thrown elsewhere; naming a code here does not throw it.
const sorts = 'api/src/kernel/log-refusal.ts'

/** Returns codes that no code throws, shows or compares. A call's declaration, the catalog's wording or the log's classification does not count. */
function idleCodesIn(all: readonly Source[]): string[] {
  const reached = reachableFrom(all)
  const areas = new Set(
    importsOf(all.find(({ path }) => path === 'shared/src/errors/catalog.ts') ?? { path: '', text: '' }).map(
      ({ path }) => path,
    ),
  )
  const speaking = all.filter(
    ({ path }) =>
      reached.has(path) && !areas.has(path) && path !== 'shared/src/errors/message-keys.ts' && path !== sorts,
  )
  const said = speaking.map(({ text }) => withoutComments(text).replaceAll(/\berrors: \[[^\]]*\]/g, '')).join('\n')
  return Object.keys(errorCatalog).filter((code) => !said.includes(`'${code}'`))
}

/** Codes that no call answers with yet; each names the row of the specification that fixes its wording. */
const waitingCodes = Object.entries<ErrorEntry>(errorCatalog).flatMap(([code, { row }]) => (row ? [code] : []))

/** Returns events that no code emits. A reaction's type and a registry's key do not count. */
function silentEvents(all: readonly Source[]): string[] {
  const emitting = all.filter(
    ({ path }) => path.startsWith('api/src/') && !/^api\/src\/(?:events|registries)\//.test(path),
  )
  const said = emitting.map(({ text }) => withoutComments(text).replaceAll(/\breaction<'[^']*'>/g, '')).join('\n')
  return Object.keys(reactionsTo).filter((event) => !said.includes(`'${event}'`))
}

describe('everything that exists is used', () => {
  test('production runs everything that shared exports', () => {
    expect(idleExports(sources)).toEqual([])
  })

  test('every error code is thrown somewhere, except those whose entry names its row', () => {
    expect(idleCodesIn(sources).toSorted()).toEqual(waitingCodes.toSorted())
  })

  test('every event is emitted; one without a reaction does not compile', () => {
    expect(silentEvents(sources)).toEqual([])
  })
})

describe('planted faults that the walk finds', () => {
  const planted = (path: string, text: string) => [...sources, { path, text }]

  test('unimported rules, rules imported only by idle ones, and unused exports', () => {
    const idle = 'shared/src/rules/planted.ts'
    const rule = 'export function planted(): number { return 1 }\n'
    expect(idleExports(planted(idle, rule))).toContain(idle)
    expect(
      idleExports([
        ...planted(idle, rule),
        {
          path: 'shared/src/rules/other.ts',
          text: "import { planted } from './planted.ts'\nexport const other = () => planted()\n",
        },
      ]),
    ).toContain(idle)
    expect(
      idleExports([
        ...planted(idle, `${rule}export const spare = 1\n`),
        { path: 'api/src/planted.ts', text: "import { planted } from '@portico/shared/rules/planted.ts'\nplanted()\n" },
      ]),
    ).toContain(`${idle} spare`)
    expect(
      idleExports([
        ...planted(idle, rule),
        { path: 'api/src/planted.ts', text: "import { planted } from '@portico/shared/rules/planted.ts'\nplanted()\n" },
      ]).filter((one) => one.startsWith(idle)),
    ).toEqual([])
  })

  test('codes that are only declared, commented or classified by the log, but not thrown ones', () => {
    const [code = ''] = waitingCodes
    expect(
      idleCodesIn(planted('api/src/planted.ts', `endpoint({ errors: ['${code}'] })\n// fail('${code}')\n`)),
    ).toContain(code)
    expect(sources.map(({ path }) => path)).toContain(sorts)
    expect(
      idleCodesIn(
        sources.map((source) => (source.path === sorts ? { ...source, text: `new Set(['${code}'])` } : source)),
      ),
    ).toContain(code)
    expect(idleCodesIn(planted('api/src/planted.ts', `fail('${code}')\n`))).not.toContain(code)
  })

  test('an event that only its reaction and a registry name', () => {
    const [event = ''] = Object.keys(reactionsTo)
    const reacts = { path: 'api/src/planted.ts', text: `export const task = reaction<'${event}'>(async () => {})` }
    const emits = { path: 'api/src/planted.ts', text: `await emit('${event}', {})` }
    const registers = {
      path: 'api/src/registries/tasks.ts',
      text: `const tasks = { '${event}': () => import('./a.ts') }`,
    }
    expect(silentEvents([reacts, registers])).toContain(event)
    expect(silentEvents([reacts, emits])).not.toContain(event)
  })
})
