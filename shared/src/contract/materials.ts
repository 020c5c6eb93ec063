import * as v from 'valibot'
import { endpoint, id, instant, refererPortal } from '../calls/endpoint.ts'
import { itemTypeNames } from '../item-types/item-type.ts'
import { allFileTypes, materialFilters } from '../rules/media/library.ts'
import { oneLine } from '../schemas/text.ts'
import { cursor, perPage, withTotal } from '../schemas/lists.ts'

/** Identifies an entry of the media library in URLs and wherever it is used; stays the same when its bytes are replaced. */
const uuid = () => v.pipe(v.string(), v.uuid())

export const material = v.object({
  uuid: uuid(),
  name: v.string(),
  /** in bytes (MED-002) */
  size: v.number(),
  type: v.picklist(allFileTypes),
  content_type: v.string(),
  sha256: v.string(),
  /** the base URL of a picture, whose formats and widths are available once a size is added; null for other files */
  picture: v.nullable(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  duration_ms: v.nullable(v.number()),
  /** for captions: number of cues, number that browsers can show, and the lines of the first cues that they cannot */
  cues: v.nullable(v.object({ count: v.number(), shown: v.number(), lines: v.array(v.number()) })),
  uploaded_by: v.nullable(v.string()),
  created_at: instant(),
  replaced_at: v.nullable(instant()),
  /** number of places that use it, and of courses */
  uses: v.number(),
  courses: v.number(),
})
export type Material = v.InferOutput<typeof material>

/** A place that uses a file of the library. */
export const materialUse = v.object({
  kind: v.picklist(['item', 'text', 'question', 'course_picture', 'certificate']),
  title: v.string(),
  course: v.nullable(v.object({ id: id(), title: v.string(), slug: v.string() })),
  /** the item of the course that uses it, if it is an item */
  item: v.nullable(v.object({ id: id(), itemable_type: v.picklist(itemTypeNames) })),
})
export type MaterialUse = v.InferOutput<typeof materialUse>

const filters = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
  v.array(v.picklist(materialFilters)),
)
const paging = { cursor: v.optional(cursor), per_page: perPage(50), with_total: withTotal }
const named = v.object({ uuid: uuid() })
/** Includes the other form fields. */
const form_bytes = 22 * 1024 ** 2
const refusals = [
  'media.wrong_format',
  'media.wrong_size',
  'media.unplayable',
  'media.no_cues',
  'media.subrip',
  'media.pixels_spent',
  'media.too_many_pixels',
  'media.no_room',
] as const

export const list_materials = endpoint({
  method: 'GET',
  path: '/materials',
  summary: 'Lists the media library, newest first, with search by name and filter by type',
  action: 'materials.read',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    ...paging,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    /** filters or single types, separated by commas; the default types if empty (MED-006) */
    type: v.optional(filters),
  }),
  output: v.array(material),
  errors: ['validation.cursor', 'validation.failed'],
})
export const create_material = endpoint({
  method: 'POST',
  path: '/materials',
  summary: 'Adds a file (form data with `file`) to the library; for identical bytes, returns the existing entry',
  action: 'materials.edit',
  body_kind: 'raw',
  body_limit_bytes: form_bytes,
  tx: false,
  query: v.object(refererPortal),
  output: v.object({ material, is_duplicate: v.boolean() }),
  errors: [...refusals, 'media.quota_reached', 'general.body_unreadable', 'general.body_too_large'],
})
export const show_material = endpoint({
  method: 'GET',
  path: '/materials/:uuid',
  summary: 'Shows a file of the library and everything that uses it',
  action: 'materials.read',
  params: named,
  query: v.object(refererPortal),
  output: v.object({ material, used_in: v.array(materialUse) }),
  errors: ['general.not_found'],
})
export const update_material = endpoint({
  method: 'PATCH',
  path: '/materials/:uuid',
  summary: 'Renames a file of the library; its extension stays',
  action: 'materials.edit',
  params: named,
  query: v.object(refererPortal),
  body: v.object({ name: oneLine(200) }),
  output: material,
  errors: ['access.used_elsewhere', 'general.not_found', 'media.wrong_format', 'validation.failed'],
})
export const replace_material = endpoint({
  method: 'POST',
  path: '/materials/:uuid/file',
  summary:
    'Replaces the bytes of a library file with others of the same type (form data with `file`), wherever it is used',
  action: 'materials.edit',
  body_kind: 'raw',
  body_limit_bytes: form_bytes,
  tx: false,
  params: named,
  query: v.object(refererPortal),
  output: material,
  errors: [
    'access.used_elsewhere',
    ...refusals,
    'media.quota_reached',
    'media.other_type',
    'media.already_kept',
    'general.not_found',
    'general.body_unreadable',
    'general.body_too_large',
  ],
})
export const delete_material = endpoint({
  method: 'DELETE',
  path: '/materials/:uuid',
  summary: 'Deletes a file that nothing uses',
  action: 'materials.edit',
  params: named,
  query: v.object(refererPortal),
  output: v.object({ uuid: uuid() }),
  errors: ['general.not_found', 'media.in_use', 'media.in_deleted_course'],
})
export const download_material = endpoint({
  method: 'GET',
  path: '/materials/:uuid/file',
  summary: 'Downloads a file of the library, whole or in part',
  action: 'materials.read',
  answers: 'file',
  params: named,
  query: v.object(refererPortal),
  output: v.any(),
  errors: ['general.not_found'],
})
/** `parts`: what the space is used for; `on_its_way`: uploads and imports in progress */
const quota = v.object({
  used_bytes: v.number(),
  quota_bytes: v.number(),
  parts: v.object({
    library_bytes: v.number(),
    scorm_bytes: v.number(),
    on_its_way_bytes: v.number(),
  }),
  /** learners' uploads have a quota of the same size, separate from the library's */
  learners: v.object({ used_bytes: v.number(), on_its_way_bytes: v.number() }),
})
export type MediaQuota = v.InferOutput<typeof quota>
export const show_media_quota = endpoint({
  method: 'GET',
  path: '/media-quota',
  summary:
    'Shows the storage used by the portal: library, SCORM packages and uploads in progress; learners’ files have a separate quota of the same size',
  action: 'materials.read',
  query: v.object(refererPortal),
  output: quota,
  errors: [],
})
export const update_media_quota = endpoint({
  method: 'PUT',
  path: '/media-quota',
  summary: 'Sets the storage quota of a portal; its learners’ files get the same',
  action: 'portals.manage',
  confirmed: true,
  query: v.object(refererPortal),
  body: v.object({ quota_bytes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1024 ** 5)) }),
  output: quota,
  errors: ['validation.failed'],
})
