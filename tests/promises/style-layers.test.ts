import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectSources } from '../support/project-sources.ts'

const order = '@layer tokens, base, layout, components, pages, utilities;'
const root = new URL('../../', import.meta.url).pathname

test('[ui] every page stylesheet starts with the layer order, because it may load first', () => {
  const loaded = projectSources()
    .filter(({ path }) => path.startsWith('site/src/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^\s*import '([^']+\.css)'/gm)].map(([, file = '']) =>
        file.startsWith('@portico/shared/')
          ? file.replace('@portico/shared/', 'shared/src/')
          : join(dirname(path), file),
      ),
    )
  expect(loaded.length).toBeGreaterThan(20)
  const without = [...new Set(loaded)].filter(
    (file) => !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').startsWith(order),
  )
  expect(without.filter((file) => file !== 'site/src/styles/site.css')).toEqual([])
})

test('[ui] no width is measured in ch: a zero of the fallback font is narrower, so lines would move', () => {
  const sheets = projectSources(['shared/src/ui/*.css', 'site/src/*.css'])
  expect(sheets.length).toBeGreaterThan(20)
  expect(sheets.filter(({ text }) => /\d(?:ch|ex)\b/.test(text)).map(({ path }) => path)).toEqual([])
})

/** The classes that a style sheet styles by themselves, not within something else. */
const ownClasses = (text: string): string[] =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, selectors = '']) =>
    selectors.split(',').flatMap((one) => /^\.([a-z][\w-]*)$/.exec(one.trim())?.[1] ?? []),
  )

test('[ui] no feature styles a class of the design system by itself', () => {
  const shared = new Set(projectSources(['shared/src/ui/*.css']).flatMap(({ text }) => ownClasses(text)))
  expect(shared.size).toBeGreaterThan(100)
  const taken = projectSources(['admin/src/*.css', 'site/src/features/*.css'])
    .filter(({ path }) => !path.startsWith('admin/src/app/'))
    .flatMap(({ path, text }) => ownClasses(text).flatMap((name) => (shared.has(name) ? [`${path}: .${name}`] : [])))
  expect(taken).toEqual([])
  expect(ownClasses('.choice { gap: 0 } .a > .b, .c:hover, .d { gap: 0 }')).toEqual(['choice', 'd'])
})

test('[ui] style sheets have at most 250 lines, like code', () => {
  const sheets = projectSources(['*/src/*.css'])
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.filter(({ text }) => text.split('\n').length > 251).map(({ path }) => path)).toEqual([])
})
