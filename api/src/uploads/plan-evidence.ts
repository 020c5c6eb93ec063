import { and, count, eq, isNull } from 'drizzle-orm'
import { evidenceFileRule, mostEvidenceFiles } from '@portico/shared/rules/accreditation/evidence-file.ts'
import { checkUpload } from '@portico/shared/rules/media/check-upload.ts'
import type { Transaction } from '../db/client.ts'
import { trainingFiles } from '../db/tables/proof.ts'
import { fail, failWith } from '../kernel/fail.ts'
import { refuseBeyondQuota } from '../materials/quota.ts'
import { mediaKinds } from '../media/media-kinds.ts'

type Asked = { key: string; user_id: number; file_name: string; length: number }

/** Evidence of training from elsewhere; its owner adds it to a record afterwards. */
export async function planEvidence(db: Transaction, { key, user_id, file_name, length }: Asked) {
  const refusal = checkUpload({ name: file_name, size_bytes: length }, evidenceFileRule)
  if (refusal) failWith(refusal)
  const [waiting] = await db
    .select({ files: count() })
    .from(trainingFiles)
    .where(and(eq(trainingFiles.user_id, user_id), isNull(trainingFiles.training_record_id)))
  if ((waiting?.files ?? 0) >= mostEvidenceFiles) fail('proof.too_many_files', { most: mostEvidenceFiles })
  await refuseBeyondQuota({ db }, { name: file_name, bytes: length, is_new: true })
  const ending = /\.([^.]+)$/.exec(file_name)?.[1]?.toLowerCase() ?? ''
  return { file_key: mediaKinds.evidence_file.key({ file: `${key}.${ending}` }) }
}
