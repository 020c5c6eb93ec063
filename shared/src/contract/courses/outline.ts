import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { errorMessage } from '../../errors/message.ts'
import { itemTypeNames } from '../../item-types/item-type.ts'
import { progressStatus } from '../../schemas/numbers.ts'
import { requiredText } from '../../schemas/text.ts'
import { contentStatus } from '../../states/content.ts'
import { versionReaches } from '../../states/courses/course-version.ts'

/** Maximum number of modules and items in a course. */
export const mostModules = 500
export const mostItems = 2_000
const title = requiredText(200)
const itemableType = v.picklist(itemTypeNames)
/** Calls of the outline name the course that they change (BLD-017). */
export const ofCourse = v.object({ ...refererPortal, course_id: idParam() })
const one = { params: v.object({ id: idParam() }), query: ofCourse }
const done = v.object({ id: id() })

export const outlineItem = v.object({ id: id(), itemable_type: itemableType, title: v.string() })
/** Published: learners have it as last published. Draft: they get it with the next publication (BLD-004). */
const draftItem = v.object({
  ...outlineItem.entries,
  publication_status: v.picklist([contentStatus.draft, contentStatus.published]),
})
const outlineModule = v.object({ id: id(), title: v.string(), items: v.array(draftItem) })
export const courseOutline = v.object({
  course: v.object({ id: id(), slug: v.string(), title: v.string(), publication_status: v.picklist([1, 2, 3, 4]) }),
  is_sequential: v.boolean(),
  /** whether it has edits that learners do not get yet */
  has_draft: v.boolean(),
  /** last published version; null before the first one */
  published: v.nullable(v.object({ number: v.number(), published_at: instant() })),
  modules: v.array(outlineModule),
})
export type CourseOutline = v.InferOutput<typeof courseOutline>

/** The outline as its editors see it: the draft, or the published version if there is no draft. */
export const get_course_outline = endpoint({
  method: 'GET',
  path: '/admin/courses/:slug/outline',
  summary: 'Lists the modules and items of a course as staff edit them',
  action: 'courses.read_drafts',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: courseOutline,
  errors: ['general.not_found'],
})
export const update_outline_settings = endpoint({
  method: 'PATCH',
  path: '/admin/course-outlines',
  summary: 'Sets whether the items of a course unlock one at a time',
  action: 'courses.edit',
  query: ofCourse,
  body: v.object({ is_sequential: v.boolean() }),
  output: v.object({ is_sequential: v.boolean() }),
  errors: ['courses.shared_content', 'general.not_found', 'validation.failed'],
})
/** Discards the draft and returns to the published version; a course that was never published keeps its draft. */
export const discard_course_draft = endpoint({
  method: 'DELETE',
  path: '/admin/course-outlines',
  summary: 'Discards the unpublished edits of a course',
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
/** Deletes a module with its items; `restore_module` restores both until the draft is published. */
export const delete_module = endpoint({
  method: 'DELETE',
  path: '/admin/modules/:id',
  summary: 'Removes a module with its items from the draft',
  action: 'courses.edit',
  ...one,
  output: done,
  errors: ['courses.shared_content', 'general.not_found'],
})
export const restore_module = endpoint({
  method: 'POST',
  path: '/admin/modules/:id/restore',
  summary: 'Restores a module that was removed from the draft',
  action: 'courses.edit',
  ...one,
  output: done,
  errors: ['courses.shared_content', 'general.not_found'],
})
/**
 * Takes the complete order, so that a module or several items can move in one step; rejected if the draft's modules or items have changed meanwhile
 * (BLD-019).
 */
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

const partDifference = { added: v.number(), removed: v.number(), renamed: v.number() }
/** How the draft differs from the version that learners have. */
const outlineDifference = v.object({
  items: v.object({ ...partDifference, edited: v.number() }),
  modules: v.object(partDifference),
  is_reordered: v.boolean(),
})
const standing = v.object({ status: progressStatus, percentage: v.number() })
/** Shows what the draft changes, and what that means for learners who get it; fails if there is no draft or nothing to compare it with. */
export const preview_version = endpoint({
  method: 'GET',
  path: '/admin/course-outlines/preview',
  summary: 'Previews what the draft changes, and whose progress, for each choice of learners',
  action: 'courses.publish',
  query: v.object({ ...ofCourse.entries, reach: v.picklist(versionReaches) }),
  output: v.object({
    outline: outlineDifference,
    /** enrollments that would get the draft */ moved: v.number(),
    rising: v.number(),
    falling: v.number(),
    /** learners who would be finished and, if the course has a certificate, get one */ finishing: v.number(),
    opening: v.number(),
    locking: v.number(),
    /** items whose package differs from the one that some learners have begun; these learners continue with theirs until staff reset them */
    kept_packages: v.array(v.object({ id: id(), title: v.string(), learners: v.number() })),
    /** affected learners, at most a hundred; empty if the caller may not read learners */
    learners: v.array(
      v.object({
        related_id: id(),
        name: v.string(),
        before: standing,
        after: standing,
        /** items of both versions that can be started only afterwards */ opened: v.number(),
        /** items of both versions that could be started only before */ locked: v.number(),
      }),
    ),
  }),
  errors: ['general.not_found', 'courses.nothing_to_publish', 'validation.failed'],
})
export type VersionPreview = v.InferOutput<typeof preview_version.output>
