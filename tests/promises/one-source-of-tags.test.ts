import { expect, test } from 'vitest'
import { builtPages } from '../../shared/src/pages/all-pages.ts'
import { listTags } from '../../shared/src/tags/tags.ts'
import { projectSources } from '../support/project-sources.ts'

// Locations where a page or an event states its tags, followed by a string literal, and every way to cast a string to a tag.
const tagPatterns = [
  /\bshows\([^\n]*['"`]/,
  /\b(?:tags|also|shown_on)\b[^\n[=:]{0,20}[:=]\s*\[[^\]'"`]*['"`](?:[a-z-]+['"`]|[a-z-]+:)/,
  /\bas\s+(?:readonly\s+)?Tag\b/,
]
const source = 'shared/src/tags/tags.ts'
const isCode = (path: string): boolean => /^(?:api|site|shared|admin)\/src\//.test(path) && path !== source
const builtTags = (text: string): string[] =>
  tagPatterns.flatMap((way) =>
    [...text.replaceAll(/\b[a-z]+Tags?\('[\w-]+', /g, '').matchAll(new RegExp(way, 'g'))].map(([found]) => found),
  )

test('only the tag constructors build a tag’s text', () => {
  const found = projectSources()
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) => builtTags(text).map((way) => `${path}: ${way}`))
  expect(found).toEqual([])
})

test('each way around the constructors would be found', () => {
  const planted = [
    "shows('courses')",
    'shows(`course:${course.id}`)',
    "shows(courseTag(course.id), 'reviews')",
    'shows(...courses.map((course) => `course:${course.id}`))',
    'const tags = [`course:${id}`]',
    "publishTags(task, { job_id: null, tags: [courseTag(id), 'reviews'] })",
    "also: ['reviews']",
    "shown_on: ['faq']",
    "'courses' as Tag",
  ]
  expect(planted.filter((line) => builtTags(line).length === 0)).toEqual([])
  const fine = [
    'shows(listTags.courses, ...found.courses.map(({ id }) => courseTag(id)))',
    'tags: [courseTag(id), listTags.reviews]',
    "tags: ['Learning']",
    "tags: entryTags('course', course_id)",
    'note(`course:${course.id}`, {})',
  ]
  expect(fine.filter((line) => builtTags(line).length > 0)).toEqual([])
})

test('every list tag is shown by a page and named by a change', () => {
  const shown = new Set(builtPages.flatMap(({ shows }) => shows))
  expect(Object.values(listTags).filter((tag) => !shown.has(tag))).toEqual([])
  const changes = projectSources().filter(({ path }) => /^(?:api\/src|shared\/src\/resources)\//.test(path))
  const named = new Set(changes.flatMap(({ text }) => [...text.matchAll(/\blistTags\.(\w+)/g)].map(([, name]) => name)))
  expect(Object.keys(listTags).filter((name) => !named.has(name))).toEqual([])
})
