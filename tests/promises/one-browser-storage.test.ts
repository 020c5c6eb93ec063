import { expect, test } from 'vitest'
import { projectSources } from '../support/project-sources.ts'

/** Uses of the browser's storage that cannot go through `stored`; each must still exist. */
const others: Readonly<Record<string, string>> = {
  'shared/src/browser/stored.ts': 'the one place',
  'shared/src/browser/color-scheme.ts': 'an inline script in the head, which runs before the first paint',
  'api/src/domains/scorm/player/unsent-store.ts': 'the player of the content host, a script of its own',
}
const uses = (text: string): boolean => /\b(?:local|session)Storage\b/.test(text)

test('browser storage is used in one place, which never throws', () => {
  const sources = projectSources().filter(({ path }) => /^(?:api|site|admin|shared)\/src\//.test(path))
  const found = sources.filter(({ text }) => uses(text)).map(({ path }) => path)
  expect(found.toSorted()).toEqual(Object.keys(others).toSorted())
  expect(['localStorage.getItem(key)', 'window.sessionStorage', 'const { localStorage } = window'].every(uses)).toBe(
    true,
  )
})

test('the scripts of static pages store values without valibot', () => {
  const scripts = projectSources().filter(({ path }) => /^(?:site\/src\/scripts|shared\/src\/browser)\//.test(path))
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter(({ text }) => text.includes("from 'valibot'")).map(({ path }) => path)).toEqual([])
})
