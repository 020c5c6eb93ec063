import { get_course_outline } from '@portico/shared/contract/courses/outline.ts'
import { courseOfSlug } from '../../../access/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { openVersions } from './edited-draft.ts'
import { readOutline } from './read-outline.ts'

export const getCourseOutline = verb(get_course_outline, async ({ db }, { params }) => {
  const course = await courseOfSlug(db, params.slug)
  const { id, slug, title, publication_status } = course
  const versions = await openVersions(db, id)
  const current = versions.find((one) => one.state === 'current')
  const [edited] = versions
  return {
    course: { id, slug, title, publication_status },
    is_sequential: edited?.is_sequential ?? false,
    has_draft: edited?.state === 'draft',
    published:
      current?.published_at && current.number !== null
        ? { number: current.number, published_at: current.published_at }
        : null,
    modules: edited ? await readOutline(db, edited.id) : [],
  }
})
