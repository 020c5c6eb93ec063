import { expect, test } from 'vitest'
import { breakpoints } from '../../shared/src/rules/screens/breakpoints.ts'
import { projectSources } from '../support/project-sources.ts'

/** Finds layout widths in style sheets and code that are not among the constants. */
const foreign = (text: string): string[] =>
  [...text.matchAll(/(?:@media[^{]*|matchMedia\([^)]*)\((?:width [<>]=? |(?:min|max)-width: ?)(\d+)px/g)].flatMap(
    ([, width = '']) => (Object.values<number>(breakpoints).includes(Number(width)) ? [] : [width]),
  )

test('[LEG-023] all style sheets and scripts of both apps use only the shared breakpoints', () => {
  const sources = projectSources(['*.css', '*.ts', '*.tsx', '*.astro']).filter(({ path }) =>
    /^(?:site|admin|shared)\/src\//.test(path),
  )
  expect(sources.flatMap(({ path, text }) => foreign(text).map((width) => `${path}: ${width}`))).toEqual([])
  expect(sources.filter(({ text }) => /@media[^{]*\(width/.test(text)).length).toBeGreaterThan(20)
  expect(foreign('@media (width < 700px) {} @media (width >= 768px) {}')).toEqual(['700'])
  expect(foreign("matchMedia('(min-width: 1024px)')")).toEqual(['1024'])
})
