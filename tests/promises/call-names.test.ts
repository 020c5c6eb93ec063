import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { projectSources, type Source } from '../support/project-sources.ts'

/** The calls that a file implements, by their names in the contract, which an import may rename. */
function callsIn(text: string): string[] {
  const original = new Map([...text.matchAll(/\b(\w+) as (\w+)/g)].map(([, name, renamed]) => [renamed, name]))
  return [...text.matchAll(/\bverb\(\s*(\w+)/g)].flatMap(([, name]) => original.get(name) ?? name ?? [])
}

/** "file: its first line" for files whose calls neither their name nor their first line gives. */
function unnamed(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const calls = callsIn(text)
    const [first = ''] = text.split('\n', 1)
    const isNamed =
      calls.length === 0 ||
      calls.join() === basename(path, '.ts').replaceAll('-', '_') ||
      first === `// ${calls.join(', ')}`
    return isNamed ? [] : [`${path}: ${first}`]
  })
}

const files = () => projectSources(['api/src/domains/*/calls/**']).filter(({ path }) => path.endsWith('.ts'))

test('each file of a call is named after it or lists its calls in the first line', () => {
  const sources = files()
  expect(sources.flatMap(({ text }) => callsIn(text)).length).toBeGreaterThan(400)
  expect(unnamed(sources)).toEqual([])
})

test.each([
  ['another name', 'end-visit.ts', "import { logout } from 'x'\nexport const a = verb(logout, b)"],
  ['an alias', 'end-visit.ts', "import { logout as contract } from 'x'\nexport const a = verb(contract, b)"],
  ['two calls, one named', 'logout.ts', 'export const a = verb(logout, b)\nexport const c = verb(login, d)'],
  [
    'a call missing from the first line',
    'session.ts',
    '// logout\nconst a = verb(logout, b)\nconst c = verb(login, d)',
  ],
])('finds a planted file with %s', (_case, name, text) => {
  const path = `api/src/domains/identity/calls/${name}`
  expect(unnamed([{ path, text }])).toHaveLength(1)
  const named = `// ${callsIn(text).join(', ')}\n${text}`
  expect(unnamed([{ path, text: named }])).toEqual([])
})
