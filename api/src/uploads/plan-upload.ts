import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { sizeLabel } from '@portico/shared/calls/body-limit.ts'
import { may } from '@portico/shared/access/may.ts'
import type { Action } from '@portico/shared/access/actions.ts'
import { uploadPurposes, type UploadPurpose } from '@portico/shared/contract/uploads.ts'
import { checkUpload } from '@portico/shared/rules/media/check-upload.ts'
import { allFileTypes, fileTypeOf, largestUpload_bytes, mediaLimit_bytes } from '@portico/shared/rules/media/library.ts'
import type { Transaction } from '../db/client.ts'
import type { Portal } from '../portal/portal.ts'
import { moduleItems } from '../db/tables/course-versions.ts'
import { courses } from '../db/tables/courses.ts'
import { materials, type uploads } from '../db/tables/media.ts'
import type { Actor } from '../kernel/context.ts'
import { fail, failWith } from '../kernel/fail.ts'
import { mediaKinds } from '../media/media-kinds.ts'
import { planAssignmentFile } from './plan-assignment-file.ts'
import { planEvidence } from './plan-evidence.ts'
import { refuseBeyondQuota } from '../materials/quota.ts'

/** What whoever uploads for a purpose must be allowed. */
const needs: Readonly<Record<UploadPurpose, Action>> = {
  material: 'materials.edit',
  replacement: 'materials.edit',
  scorm: 'scorm.import',
  part: 'materials.edit',
  assignment: 'learning.take',
  evidence: 'profile.edit',
}

type Asked = {
  actor: Actor
  length: number
  metadata: ReadonlyMap<string, string>
  isPart: boolean
  /** put together from parts that have arrived */
  isJoined: boolean
  now: () => Date
  portal: Portal
}
type Plan = Pick<
  typeof uploads.$inferInsert,
  | 'key'
  | 'user_id'
  | 'purpose'
  | 'file_name'
  | 'file_key'
  | 'length'
  | 'material_id'
  | 'course_id'
  | 'module_item_id'
  | 'enrollment_id'
>

/** What an upload will become, by what its client says of it; refuses what could not become anything, before a byte is sent. */
export async function planUpload(db: Transaction, asked: Asked): Promise<Plan> {
  const { actor, length, metadata, isPart, isJoined } = asked
  const purpose = purposeOf(asked)
  if (!may({ roles: [actor.role], action: needs[purpose] })) fail('access.denied')
  if (length > largestUpload_bytes) fail('uploads.too_large', { limit: sizeLabel(largestUpload_bytes) })
  const file_name = metadata.get('filename') ?? metadata.get('name') ?? (isPart ? 'part' : '')
  if (file_name === '' || file_name.length > 255) fail('uploads.invalid_metadata')
  const key = randomBytes(16).toString('hex')
  const base = { key, user_id: actor.id, purpose, file_name, length }
  if (purpose === 'part') await refuseBeyondQuota({ db }, { name: file_name, bytes: length, is_new: true })
  if (purpose === 'part') return { ...base, file_key: mediaKinds.upload_part.key({ id: key }) }
  if (purpose === 'scorm') return { ...base, ...(await planImport(db, { key, file_name, metadata })) }
  if (purpose === 'assignment') return { ...base, ...(await planAssignmentFile(db, { ...asked, ...base })) }
  if (purpose === 'evidence') return { ...base, ...(await planEvidence(db, base)) }
  return { ...base, ...(await planMaterial(db, { ...base, metadata, isJoined })) }
}

function purposeOf({ metadata, isPart }: Asked): UploadPurpose {
  if (isPart) return 'part'
  const asked = metadata.get('purpose') ?? 'material'
  return uploadPurposes.find((one) => one === asked && one !== 'part') ?? fail('uploads.invalid_metadata')
}

const idIn = (text: string | undefined): number | null => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

async function planImport(
  db: Transaction,
  { key, file_name, metadata }: { key: string; file_name: string; metadata: ReadonlyMap<string, string> },
) {
  if (!/\.zip$/i.test(file_name)) fail('media.wrong_format', { name: file_name })
  const course_id = idIn(metadata.get('course_id')) ?? fail('uploads.invalid_metadata')
  const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.id, course_id))
  if (!course) return fail('general.not_found')
  const file_key = mediaKinds.scorm_upload.key({ id: key })
  const asked = metadata.get('module_item_id')
  if (asked === undefined) return { file_key, course_id }
  const module_item_id = idIn(asked) ?? fail('uploads.invalid_metadata')
  const [item] = await db
    .select({ id: moduleItems.id })
    .from(moduleItems)
    .where(and(eq(moduleItems.id, module_item_id), eq(moduleItems.course_id, course_id)))
  return item ? { file_key, course_id, module_item_id } : fail('general.not_found')
}

async function planMaterial(
  db: Transaction,
  {
    key,
    file_name,
    length,
    purpose,
    metadata,
    isJoined,
  }: Pick<Plan, 'key' | 'file_name' | 'length' | 'purpose'> & Pick<Asked, 'metadata' | 'isJoined'>,
) {
  const type = fileTypeOf(file_name) ?? fail('media.wrong_format', { name: file_name })
  const rule = { types: allFileTypes, limit_bytes: mediaLimit_bytes(type) }
  const refusal = checkUpload({ name: file_name, size_bytes: length }, rule)
  if (refusal) failWith(refusal)
  await refuseBeyondQuota({ db }, { name: file_name, bytes: length, is_new: !isJoined })
  const ending = /\.([^.]+)$/.exec(file_name)?.[1]?.toLowerCase() ?? ''
  const kind = type === 'video' || type === 'audio' ? mediaKinds.lesson_video : mediaKinds.lesson_document
  const file_key = kind.key({ file: `${key}.${ending}` })
  if (purpose !== 'replacement') return { file_key }
  const uuid = metadata.get('replaces') ?? ''
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(uuid)) fail('uploads.invalid_metadata')
  const [replaced] = await db
    .select({ id: materials.id, type: materials.type })
    .from(materials)
    .where(eq(materials.uuid, uuid))
  if (!replaced) return fail('general.not_found')
  if (replaced.type !== type) fail('media.other_type', { name: file_name })
  return { file_key, material_id: replaced.id }
}
