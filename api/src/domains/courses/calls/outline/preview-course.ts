import { preview_course } from '@portico/shared/contract/courses/outline-preview.ts'
import { courseOfSlug } from '../../../access/door.ts'
import { readFreshOutline } from '../../../learning/door.ts'
import { filterUnready } from '../../../item-types/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { openVersions } from './edited-draft.ts'

export const previewCourse = verb(preview_course, async ({ db }, { params }) => {
  const course = await courseOfSlug(db, params.slug)
  const [version] = await openVersions(db, course.id)
  const { is_sequential, modules, items } = await readFreshOutline(db, version?.id ?? 0)
  const unready = await filterUnready(db, items)
  const { id, slug, title, subtitle, thumbnail, duration_minutes, is_certificate_required } = course
  const certificate_template = course.certificate_template_id === null ? null : { id: course.certificate_template_id }
  const facts = {
    id,
    slug,
    title,
    subtitle,
    thumbnail,
    duration_minutes,
    is_certificate_required,
    certificate_template,
  }
  return { course: { ...facts, is_sequential }, modules, unready_item_ids: unready.map((item) => item.id) }
})
