import type { proofJobs } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Services } from '../../../kernel/services.ts'
import { sendFile } from '../../../serving/send-file.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { attachment } from '../../../kernel/attachment.ts'

type Job = Pick<typeof proofJobs.$inferSelect, 'id' | 'kind' | 'file_key'>

/** Sends the file of a finished job; otherwise answers 404. */
export async function sendProof(
  { storage }: Pick<Services, 'storage'>,
  { job, request }: { job: Job | undefined; request: Request },
): Promise<Response> {
  if (!job?.file_key) return fail('general.not_found')
  const key = storageKey(job.file_key)
  const found = (await storage.head(key)) ?? fail('general.not_found')
  const name = job.kind === 'packet' ? `packet-${job.id}.zip` : `certificates-${job.id}.zip`
  return sendFile({
    file: { name, bytes: found.bytes, version: found.version, open: (part) => storage.stream(key, part) },
    headers: new Headers({
      'content-type': 'application/zip',
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
    }),
    request,
  })
}
