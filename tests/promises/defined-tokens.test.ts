import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectSources, type Source } from '../support/project-sources.ts'

const styled = projectSources(['*.css', '*.astro', '*.ts', '*.tsx']).filter(({ path }) => !/\/schemas\//.test(path))
// The app that serves a file's pages; files imported by both apps must find their tokens in both.
const apps = { site: /^(?:site|shared)\//, admin: /^(?:admin|shared)\// } as const

const used = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
const defined = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])(--[\w-]+)['"]?\s*:/g)].map(([, name = '']) => name)

/** Set by Base UI itself on the box of a menu. */
const setByBaseUi = ['--available-height']

/** Returns tokens that a file uses and nothing on its pages sets. A fallback does not count, because it hides the missing token. */
function missing(sources: readonly Source[]): string[] {
  const there = new Set([...setByBaseUi, ...sources.flatMap(({ text }) => defined(text))])
  return sources.flatMap(({ path, text }) =>
    [...new Set(used(text))].filter((name) => !there.has(name)).map((name) => `${path} ${name}`),
  )
}
const sourcesOf = (app: keyof typeof apps): Source[] => styled.filter(({ path }) => apps[app].test(path))

test.each(['site', 'admin'] as const)('every custom property that the %s reads is set', (app) => {
  const sources = sourcesOf(app)
  expect(sources.flatMap(({ text }) => used(text)).length).toBeGreaterThan(500)
  expect(missing(sources)).toEqual([])
})

test('every design token is used', () => {
  const tokens = defined(readFileSync('shared/src/ui/css/tokens.css', 'utf8'))
  const read = new Set(styled.flatMap(({ text }) => used(text)))
  // A portal's second color can be set and is checked, but is shown only on its future marketing pages.
  const waiting = ['--brand-2', '--on-brand-2']
  expect([...new Set(tokens)].filter((name) => !read.has(name))).toEqual(waiting)
})

test('an unset token would be found, with or without a fallback', () => {
  const planted = (text: string) => missing([...sourcesOf('site'), { path: 'site/src/planted.css', text }])
  expect(planted('.a { gap: var(--space-5, 1.25rem) }')).toEqual(['site/src/planted.css --space-5'])
  expect(planted('.a { gap: var( --gap-nobody-set) }')).toEqual(['site/src/planted.css --gap-nobody-set'])
  expect(planted('.a { --gap-of-a: 1px; gap: var(--gap-of-a) }')).toEqual([])
})
