import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal, slugParam } from '../calls/endpoint.ts'
import { errorMessage } from '../errors/message.ts'
import { itemTypeNames } from '../item-types/item-type.ts'
import { progressStatus } from '../schemas/progress-status.ts'
import { requiredText } from '../schemas/required-text.ts'
import { contentStatus } from '../states/content.ts'
import { versionReaches } from '../states/version-reach.ts'

/** The most modules and items of a course. */
export const mostModules = 500
export const mostItems = 2_000
const title = requiredText(200)
const itemableType = v.picklist(itemTypeNames)
/** Calls of the outline name the course that they change (BLD-017). */
export const ofCourse = v.object({ ...refererPortal, course_id: idParam() })
const one = { params: v.object({ id: idParam() }), query: ofCourse }
const done = v.object({ id: id() })

export const outlineItem = v.object({ id: id(), itemable_type: itemableType, title: v.string() })
/** Published: learners have it, as it was published last; a draft: it comes to them with the next publication (BLD-004). */
const draftItem = v.object({
  ...outlineItem.entries,
  publication_status: v.picklist([contentStatus.draft, contentStatus.published]),
})
const outlineModule = v.object({ id: id(), title: v.string(), items: v.array(draftItem) })
export const courseOutline = v.object({
  course: v.object({ id: id(), slug: v.string(), title: v.string(), publication_status: v.picklist([1, 2, 3, 4]) }),
  is_sequential: v.boolean(),
  /** whether there are edits that learners do not get yet */
  has_draft: v.boolean(),
  /** the last published version; null before the first */
  published: v.nullable(v.object({ number: v.number(), published_at: instant() })),
  modules: v.array(outlineModule),
})
export type CourseOutline = v.InferOutput<typeof courseOutline>

/** The outline as its editors see it: the draft, or the published version while there is none. */
export const get_course_outline = endpoint({
  method: 'GET',
  path: '/admin/courses/:slug/outline',
  summary: 'Modules and items of a course as staff edit them',
  action: 'courses.read_drafts',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: courseOutline,
  errors: ['general.not_found'],
})
export const update_outline_settings = endpoint({
  method: 'PATCH',
  path: '/admin/course-outlines',
  summary: 'Whether the items of a course unlock one at a time',
  action: 'courses.edit',
  query: ofCourse,
  body: v.object({ is_sequential: v.boolean() }),
  output: v.object({ is_sequential: v.boolean() }),
  errors: ['courses.shared_content', 'general.not_found', 'validation.failed'],
})
/** Back to what learners have; a course that was never published keeps its draft. */
export const discard_course_draft = endpoint({
  method: 'DELETE',
  path: '/admin/course-outlines',
  summary: 'Throws the unpublished edits of a course away',
  action: 'courses.edit',
  query: ofCourse,
  output: v.object({ has_draft: v.literal(false) }),
  errors: ['courses.shared_content', 'general.not_found', 'courses.never_published'],
})

export const create_module = endpoint({
  method: 'POST',
  path: '/admin/modules',
  summary: 'Adds a module at the end of a course',
  action: 'courses.edit',
  query: ofCourse,
  body: v.object({ title }),
  output: outlineModule,
  errors: ['courses.shared_content', 'general.not_found', 'courses.outline_full', 'validation.failed'],
})
export const update_module = endpoint({
  method: 'PATCH',
  path: '/admin/modules/:id',
  summary: 'Renames a module',
  action: 'courses.edit',
  ...one,
  body: v.object({ title }),
  output: v.object({ id: id(), title: v.string() }),
  errors: ['courses.shared_content', 'general.not_found', 'validation.failed'],
})
/** Its items leave with it; `restore_module` brings all of it back until the draft is published. */
export const delete_module = endpoint({
  method: 'DELETE',
  path: '/admin/modules/:id',
  summary: 'Takes a module with its items out of the draft',
  action: 'courses.edit',
  ...one,
  output: done,
  errors: ['courses.shared_content', 'general.not_found'],
})
export const restore_module = endpoint({
  method: 'POST',
  path: '/admin/modules/:id/restore',
  summary: 'Puts a module back that was taken out of the draft',
  action: 'courses.edit',
  ...one,
  output: done,
  errors: ['courses.shared_content', 'general.not_found'],
})
/** The whole order, so that a module or several items move in one step; refused when the draft has other modules or items meanwhile (BLD-019). */
export const sort_modules = endpoint({
  method: 'PUT',
  path: '/admin/modules/sort',
  summary: 'Sets the order of the modules and items of a course',
  action: 'courses.edit',
  query: ofCourse,
  body: v.object({
    sort: v.pipe(
      v.array(
        v.object({
          module_id: id(),
          item_ids: v.pipe(v.array(id()), v.maxLength(mostItems, errorMessage('validation.invalid'))),
        }),
      ),
      v.maxLength(mostModules, errorMessage('validation.invalid')),
    ),
  }),
  output: v.object({ is_sorted: v.literal(true) }),
  errors: ['courses.shared_content', 'general.not_found', 'courses.outline_changed', 'validation.failed'],
})

const standing = v.object({ status: progressStatus, percentage: v.number() })
/** What publishing the draft would change for those who take it; refused while there is no draft or nothing to compare it with. */
export const preview_version = endpoint({
  method: 'GET',
  path: '/admin/course-outlines/preview',
  summary: 'Whose progress would change if the draft were published, by whom it reaches',
  action: 'courses.publish',
  query: v.object({ ...ofCourse.entries, reach: v.picklist(versionReaches) }),
  output: v.object({
    /** enrollments that would take the draft */ moved: v.number(),
    rising: v.number(),
    falling: v.number(),
    /** who would be done, and get a certificate where the course has one */ finishing: v.number(),
    opening: v.number(),
    locking: v.number(),
    /** items with another package than some learners have begun, who go on with theirs until staff reset them */
    kept_packages: v.array(v.object({ id: id(), title: v.string(), learners: v.number() })),
    /** those for whom something changes, at most a hundred; none for a caller who reads no learners */
    learners: v.array(
      v.object({
        related_id: id(),
        name: v.string(),
        before: standing,
        after: standing,
        /** items that can be begun only afterward */ opened: v.number(),
        /** items that could be begun before */ locked: v.number(),
      }),
    ),
  }),
  errors: ['general.not_found', 'courses.nothing_to_publish', 'validation.failed'],
})
export type VersionPreview = v.InferOutput<typeof preview_version.output>
