import { eq } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { get_training_file } from '@portico/shared/contract/proof-training.ts'
import { trainingFiles } from '../../db/tables/proof.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { sendFile } from '../../serving/send-file.ts'
import { storageKey } from '../../storage/storage-key.ts'

/** To be kept, never shown as a page of the portal; to everybody else it does not exist. */
export const getTrainingFile = verb(get_training_file, async ({ db, actor, services, request }, { params }) => {
  const [file] = await db.select().from(trainingFiles).where(eq(trainingFiles.key, params.key))
  if (!file) return fail('general.not_found')
  // What belongs to no record yet is its owner's alone.
  const mayReview = file.training_record_id !== null && may({ roles: [actor.role], action: 'proof.review' })
  if (file.user_id !== actor.id && !mayReview) fail('general.not_found')
  const key = storageKey(file.file_key)
  const found = (await services.storage.head(key)) ?? fail('general.not_found')
  return sendFile({
    file: {
      name: file.name,
      bytes: found.bytes,
      version: file.key,
      open: (part) => services.storage.stream(key, part),
    },
    headers: new Headers({
      'content-type': file.content_type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    }),
    request,
  })
})
