import { randomBytes } from 'node:crypto'
import { sizeLabel } from '@portico/shared/calls/body-limit.ts'
import { largestUpload_bytes } from '@portico/shared/rules/media/library.ts'
import { isOwn, uploadPurposes, type UploadPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import { cleanFileName } from '@portico/shared/schemas/files.ts'
import { may } from '@portico/shared/access/may.ts'
import type { Transaction } from '../../../db/client.ts'
import type { uploads } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Actor } from '../../../kernel/context.ts'
import { lockQuota, rejectBeyondLockedQuota } from '../materials/quota.ts'
import type { Planned, Purpose, Purposes, Wanted } from './purpose.ts'

type PlanInput = Pick<Wanted, 'actor' | 'length' | 'metadata' | 'now' | 'portal'> & {
  purposes: Purposes
  isPart: boolean
  /** joined from parts that have arrived */
  isJoined: boolean
}
type Plan = Planned & Pick<typeof uploads.$inferInsert, 'key' | 'user_id' | 'purpose' | 'file_name' | 'length'>

/** Plans what an upload will become, from its client's description; rejects impossible ones before any byte is sent. */
export async function planUpload(db: Transaction, asked: PlanInput): Promise<Plan> {
  const { purposes, actor, length, metadata, isPart, isJoined, now } = asked
  const purpose = purposeOf(asked)
  requireUploadRight(purposes[purpose], actor)
  if (length > largestUpload_bytes) fail('uploads.too_large', { limit: sizeLabel(largestUpload_bytes) })
  const file_name = cleanFileName(metadata.get('filename') ?? metadata.get('name') ?? (isPart ? 'part' : ''))
  if (file_name === '' || file_name.length > 255) fail('uploads.invalid_metadata')
  const key = randomBytes(16).toString('hex')
  const base = { key, user_id: actor.id, file_name, length }
  const quota_bytes = await lockQuota({ db })
  const planned = await purposes[purpose].plan(db, { ...asked, ...base, quota_bytes })
  const account = isOwn(purpose) ? 'learners' : 'library'
  // An upload joined from parts already has its space in the library.
  const bytes = isJoined && account === 'library' ? 0 : length
  await rejectBeyondLockedQuota({ db, now }, { name: file_name, bytes, account, quota_bytes })
  return { ...base, purpose, ...planned }
}

function purposeOf({ metadata, isPart }: PlanInput): UploadPurpose {
  if (isPart) return 'part'
  const asked = metadata.get('purpose') ?? 'material'
  return uploadPurposes.find((one) => one === asked && one !== 'part') ?? fail('uploads.invalid_metadata')
}

/** Refuses an upload, or its next bytes, if the role may not do what it is for. */
export function requireUploadRight({ needs }: Purpose, { role }: Pick<Actor, 'role'>): void {
  if (!may({ roles: [role], action: needs })) fail('access.denied')
}
