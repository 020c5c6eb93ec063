import { eq } from 'drizzle-orm'
import { download_proof } from '@portico/shared/contract/proof.ts'
import { proofJobs } from '../../db/tables/proof.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { sendFile } from '../../serving/send-file.ts'
import { storageKey } from '../../storage/storage-key.ts'

export const downloadProof = verb(download_proof, async ({ inPortal, services, request }, { params }) => {
  const [job] = await inPortal(({ db }) => db.select().from(proofJobs).where(eq(proofJobs.id, params.id)))
  if (!job?.file_key) return fail('general.not_found')
  const key = storageKey(job.file_key)
  const found = (await services.storage.head(key)) ?? fail('general.not_found')
  const name = job.kind === 'packet' ? `packet-${job.id}.zip` : `certificates-${job.id}.zip`
  return sendFile({
    file: { name, bytes: found.bytes, version: found.version, open: (part) => services.storage.stream(key, part) },
    headers: new Headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    }),
    request,
  })
})
