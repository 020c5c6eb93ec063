import { expect, test } from 'vitest'
import { projectSources } from '../support/project-sources.ts'

const home = 'api/src/db/visible.ts'
/**
 * A publication status compared inline: in SQL, with a number in code, or with a named status through the query builder. Orders have other statuses.
 */
const forms = [
  /publication_status(?: in \(| = [\d$]| [!=]== \d)[^\n]*/g,
  /(?<![\w.])(?:eq|ne|inArray)\(\s*(?!orders\.)[\w.]*(?:publication_)?status,\s*(?:\d(?!\d)|\[|(?:course|content)Status|visibleCourseStatuses)[^\n]*/g,
  /(?<!\w)(?:\w+\.)?status (?:=|<>|in) \(?[1-4]\b[^\n]*/g,
]
const stated = (text: string): string[] => forms.flatMap((form) => text.match(form) ?? [])

test('the visibility of courses, bundles, questions, pages and list entries is defined in one place', () => {
  const sources = projectSources().filter(({ path }) => /^(?:api|site|admin|shared)\/src\//.test(path) && path !== home)
  expect(sources.flatMap(({ path, text }) => stated(text).map((found) => `${path}: ${found}`))).toEqual([])
  const planted = [
    'where b.publication_status = 2',
    'publication_status in (2, 3)',
    'course.publication_status === 3',
    'eq(courses.publication_status, courseStatus.published)',
    'inArray(c.publication_status, visibleCourseStatuses)',
    'eq(topics.status, 2)',
    'from topics where status = 2',
    'x.status in (2, 3)',
  ]
  expect(planted.filter((text) => stated(text).length === 0)).toEqual([])
})
