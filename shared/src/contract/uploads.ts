import * as v from 'valibot'
import { endpoint, id, instant, refererPortal } from '../calls/endpoint.ts'
import { largestUpload_bytes } from '../rules/media/library.ts'
import { uploadPurposes } from '../rules/media/upload-purposes.ts'

/** Identifies an upload in its URL: 128 random bits. */
const key = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))
const named = v.object({ key })

export const upload = v.object({
  key,
  file_name: v.string(),
  purpose: v.picklist(uploadPurposes),
  length: v.number(),
  offset: v.number(),
  /** receiving: bytes are missing; processing: all bytes arrived and are being checked */
  state: v.picklist(['receiving', 'processing', 'done', 'refused']),
  /** the result */
  material_uuid: v.nullable(v.string()),
  is_duplicate: v.boolean(),
  scorm_import_id: v.nullable(id()),
  /** a note to its owner, although the file was accepted */
  note: v.nullable(v.string()),
  error: v.nullable(v.object({ code: v.string(), message: v.string() })),
  created_at: instant(),
  expires_at: instant(),
})
export type Upload = v.InferOutput<typeof upload>

const protocol = ['uploads.wrong_version', 'general.not_found', 'uploads.ended'] as const
const writing = ['uploads.locked', 'uploads.too_large', 'media.no_room', 'general.body_unreadable'] as const
/** The assignment does not accept this file (any more). */
const closed = [
  'learning.not_a_learner',
  'learning.access_expired',
  'learning.access_paused',
  'learning.read_only',
  'learning.item_locked',
  'assignments.no_uploads',
] as const

/** tus 1.0 (MED-015…017): creation, with upload, termination, expiration, concatenation. */
export const create_upload = endpoint({
  method: 'POST',
  path: '/tus',
  summary: 'Starts a resumable upload: length, metadata (file name, purpose) and optionally its first bytes',
  action: 'uploads.make',
  body_kind: 'raw',
  body_limit_bytes: largestUpload_bytes,
  tx: false,
  answers: 'file',
  query: v.object(refererPortal),
  output: v.any(),
  errors: [
    ...protocol,
    ...writing,
    'access.denied',
    'access.used_elsewhere',
    'uploads.invalid_length',
    'uploads.invalid_metadata',
    'uploads.parts_missing',
    'uploads.wrong_offset',
    'media.wrong_format',
    'media.wrong_size',
    'media.other_type',
    'media.quota_reached',
    'uploads.too_many_unfinished',
    'uploads.person_full',
    'general.too_many_requests',
    ...closed,
    'assignments.too_many_files',
    'proof.too_many_files',
  ],
})
export const show_upload = endpoint({
  method: 'GET',
  path: '/tus/:key',
  summary: 'With HEAD: returns how much of an upload has arrived',
  action: 'uploads.make',
  answers: 'file',
  writes: true,
  tx: false,
  params: named,
  query: v.object(refererPortal),
  output: v.any(),
  errors: protocol,
})
export const append_upload = endpoint({
  method: 'PATCH',
  path: '/tus/:key',
  summary: 'Sends the next bytes of an upload, from its current offset',
  action: 'uploads.make',
  body_kind: 'raw',
  body_limit_bytes: largestUpload_bytes,
  tx: false,
  answers: 'file',
  params: named,
  query: v.object(refererPortal),
  output: v.any(),
  errors: [
    'access.used_elsewhere',
    ...protocol,
    ...writing,
    ...closed,
    'uploads.wrong_content',
    'uploads.invalid_offset',
    'uploads.wrong_offset',
    'uploads.is_final',
  ],
})
export const terminate_upload = endpoint({
  method: 'DELETE',
  path: '/tus/:key',
  summary: 'Cancels an upload and discards what has arrived of it',
  action: 'uploads.make',
  tx: false,
  answers: 'file',
  params: named,
  query: v.object(refererPortal),
  output: v.any(),
  errors: [...protocol, 'uploads.locked'],
})
export const list_uploads = endpoint({
  method: 'GET',
  path: '/uploads',
  summary: 'Lists the caller’s unfinished uploads and their progress',
  action: 'uploads.make',
  tx: false,
  query: v.object(refererPortal),
  output: v.array(upload),
  errors: [],
})
export const get_upload = endpoint({
  method: 'GET',
  path: '/uploads/:key',
  summary: 'Shows the outcome of one of the caller’s uploads',
  action: 'uploads.make',
  tx: false,
  params: named,
  query: v.object(refererPortal),
  output: upload,
  errors: ['general.not_found'],
})
