import { expect, test } from 'vitest'
import { projectSources } from '../support/project-sources.ts'

const home = 'api/src/db/visible.ts'
/** A status of publication compared in place, in SQL or with a number in code. */
const stated = (text: string): string[] => text.match(/publication_status(?: in \(| = [\d$]| [!=]== \d)[^\n]*/g) ?? []

test('[HOUSE-4] what visitors may see of courses, bundles, questions and pages is said in one place', () => {
  const sources = projectSources().filter(({ path }) => /^(?:api|site|admin|shared)\/src\//.test(path) && path !== home)
  expect(sources.flatMap(({ path, text }) => stated(text).map((found) => `${path}: ${found}`))).toEqual([])
  const planted = ['where b.publication_status = 2', 'publication_status in (2, 3)', 'course.publication_status === 3']
  expect(planted.filter((text) => stated(text).length === 0)).toEqual([])
})
