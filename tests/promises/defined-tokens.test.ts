import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectSources, type Source } from '../support/project-sources.ts'

const styled = projectSources(['*.css', '*.astro', '*.ts', '*.tsx']).filter(({ path }) => !/\/schemas\//.test(path))
// The app whose pages carry a file; what both import must find its tokens in both.
const apps = { site: /^(?:site|shared)\//, admin: /^(?:admin|shared)\// } as const

const used = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
const defined = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])(--[\w-]+)['"]?\s*:/g)].map(([, name = '']) => name)

/** What Base UI sets on the box of a menu by itself. */
const setByBaseUi = ['--available-height']

/** Tokens that a file asks for and that nothing on its pages sets. A fallback does not help: it hides the missing one. */
function missing(sources: readonly Source[]): string[] {
  const there = new Set([...setByBaseUi, ...sources.flatMap(({ text }) => defined(text))])
  return sources.flatMap(({ path, text }) =>
    [...new Set(used(text))].filter((name) => !there.has(name)).map((name) => `${path} ${name}`),
  )
}
const sourcesOf = (app: keyof typeof apps): Source[] => styled.filter(({ path }) => apps[app].test(path))

test.each(['site', 'admin'] as const)('[STUMBLE-15] every custom property that the %s reads is set', (app) => {
  const sources = sourcesOf(app)
  expect(sources.flatMap(({ text }) => used(text)).length).toBeGreaterThan(500)
  expect(missing(sources)).toEqual([])
})

test('[STUMBLE-15] every design token has a use', () => {
  const tokens = defined(readFileSync('shared/src/ui/css/tokens.css', 'utf8'))
  const read = new Set(styled.flatMap(({ text }) => used(text)))
  // The second color of a portal is set and checked; the pages that show it are the ones of its marketing.
  const waiting = ['--brand-2', '--on-brand-2']
  expect([...new Set(tokens)].filter((name) => !read.has(name))).toEqual(waiting)
})

test('[STUMBLE-15] a token that nobody set would be found, with a fallback or without', () => {
  const planted = (text: string) => missing([...sourcesOf('site'), { path: 'site/src/planted.css', text }])
  expect(planted('.a { gap: var(--space-5, 1.25rem) }')).toEqual(['site/src/planted.css --space-5'])
  expect(planted('.a { gap: var( --gap-nobody-set) }')).toEqual(['site/src/planted.css --gap-nobody-set'])
  expect(planted('.a { --gap-of-a: 1px; gap: var(--gap-of-a) }')).toEqual([])
})
