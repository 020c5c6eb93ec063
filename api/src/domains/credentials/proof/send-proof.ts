import { slugify } from '@portico/shared/rules/text/slugify.ts'
import type { proofJobs } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import type { AtEnd, Context } from '../../../kernel/context.ts'
import type { Services } from '../../../kernel/services.ts'
import { sendFile } from '../../../serving/send-file.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { attachment } from '../../../kernel/attachment.ts'
import { proofJobsOf } from './job-wire.ts'
import { portalDay } from './portal-day.ts'

type Job = Pick<typeof proofJobs.$inferSelect, 'id' | 'kind' | 'file_key' | 'created_at'>
type Ctx = Pick<Context, 'portal'> & Pick<AtEnd, 'inPortal'> & { services: Pick<Services, 'storage'> }
type Named = Pick<Job, 'kind' | 'created_at'> & { title: string; portal: string; time_zone: string }

/** Names a zip for the folder where it is saved: portal, agency or course, and the day it was requested, in the portal's calendar. */
export function proofFileName({ kind, created_at, title, portal, time_zone }: Named): string {
  const noun = kind === 'packet' ? 'packet' : 'certificates'
  return `${[slugify(portal), slugify(title), noun, portalDay(created_at, time_zone)].filter(Boolean).join('-')}.zip`
}

/** Sends the file of a finished job; otherwise answers 404. */
export async function sendProof(
  { services: { storage }, portal, inPortal }: Ctx,
  { job, request }: { job: Job | undefined; request: Request },
): Promise<Response> {
  if (!job?.file_key) return fail('general.not_found')
  const key = storageKey(job.file_key)
  const found = (await storage.head(key)) ?? fail('general.not_found')
  const [{ title = '' } = {}] = await inPortal(({ db }) => proofJobsOf(db, { id: job.id }))
  const name = proofFileName({ ...job, title, portal: portal.name, time_zone: portal.time_zone })
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
