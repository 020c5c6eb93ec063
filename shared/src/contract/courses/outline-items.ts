import * as v from 'valibot'
import { bodyLimits } from '../../calls/body-limit.ts'
import { endpoint, id, idParam } from '../../calls/endpoint.ts'
import { entryVersion } from '../../calls/entry-version.ts'
import { authoredContent, storedContent } from '../../item-types/authored-content.ts'
import { itemTypeNames } from '../../item-types/item-type.ts'
import { requiredText } from '../../schemas/text.ts'
import { mostItems, ofCourse, outlineItem } from './outline.ts'

const title = requiredText(200)
const one = { params: v.object({ id: idParam() }), query: ofCourse }

const authoredItem = v.object({
  id: id(),
  module_id: id(),
  title: v.string(),
  content: storedContent,
  /** visitors may open it on the course's public page, without an account */ is_free_preview: v.boolean(),
  version: entryVersion(),
})
export type AuthoredItem = v.InferOutput<typeof authoredItem>

export const list_course_items = endpoint({
  method: 'GET',
  path: '/admin/items',
  summary: 'Lists the items of a course in order, as staff edit them',
  action: 'courses.read_drafts',
  query: v.object({ ...ofCourse.entries, itemable_type: v.optional(v.picklist(itemTypeNames)) }),
  output: v.array(v.object({ ...outlineItem.entries, module_id: id() })),
  errors: ['general.not_found'],
})
/** `left_out`: URLs of pictures that were removed because they are not on the portal */
const savedItem = v.object({ ...authoredItem.entries, left_out: v.array(v.string()) })
export const show_course_item = endpoint({
  method: 'GET',
  path: '/admin/items/:id',
  summary: 'Shows one item of a course with the content that its author writes',
  action: 'courses.read_drafts',
  ...one,
  output: authoredItem,
  errors: ['general.not_found', 'exams.own_key'],
})
export const create_course_item = endpoint({
  method: 'POST',
  path: '/admin/items',
  summary: 'Adds an item to a module of a course',
  action: 'courses.edit',
  body_limit_bytes: bodyLimits.long_bytes,
  query: ofCourse,
  body: v.object({
    module_id: id(),
    /** position in its module, counted from 0; by default at the end */
    sort_number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostItems))),
    title,
    content: authoredContent,
  }),
  output: savedItem,
  errors: [
    'courses.shared_content',
    'general.not_found',
    'courses.outline_full',
    'media.gone',
    'media.wrong_format',
    'validation.failed',
  ],
})
/** Adds a copy right after the item. Both have the same content until one of them is edited. */
export const copy_course_item = endpoint({
  method: 'POST',
  path: '/admin/items/:id/copy',
  summary: 'Duplicates an item within its module',
  action: 'courses.edit',
  ...one,
  output: outlineItem,
  errors: ['courses.shared_content', 'general.not_found', 'courses.outline_full'],
})
/** Saves the given fields; omitted ones stay unchanged. */
export const update_course_item = endpoint({
  method: 'PATCH',
  path: '/admin/items/:id',
  summary: 'Changes an item in the draft: its title, its content, whether visitors may open it',
  action: 'courses.edit',
  body_limit_bytes: bodyLimits.long_bytes,
  ...one,
  body: v.object({
    title: v.optional(title),
    content: v.optional(authoredContent),
    is_free_preview: v.optional(v.boolean()),
    version: entryVersion(),
  }),
  output: savedItem,
  current: v.omit(authoredItem, ['id', 'module_id']),
  errors: [
    'exams.own_key',
    'courses.shared_content',
    'media.gone',
    'media.wrong_format',
    'general.not_found',
    'general.changed_meanwhile',
    'validation.failed',
  ],
})
export const delete_course_item = endpoint({
  method: 'DELETE',
  path: '/admin/items/:id',
  summary: 'Removes an item from the draft',
  action: 'courses.edit',
  ...one,
  output: v.object({ id: id() }),
  errors: ['courses.shared_content', 'general.not_found'],
})
export const restore_course_item = endpoint({
  method: 'POST',
  path: '/admin/items/:id/restore',
  summary: 'Restores an item that was removed from the draft',
  action: 'courses.edit',
  ...one,
  output: v.object({ id: id() }),
  errors: ['courses.shared_content', 'general.not_found'],
})
