import { portalTag } from '@portico/shared/tags/tags.ts'
import type { Scope } from '../../../../kernel/context.ts'
import type { Portal } from '../../../../portal/portal.ts'
import { createJob, type PublishingJob } from '../../../publishing/door.ts'

type PictureChange = { portal: Portal; by: number; address: string }

/** Rebuilds all pages once the variants of a picture they show are made, so that they are rebuilt once, not twice. */
export async function portalChangedOnceVariants({ db, emit }: Scope, { portal, by, address }: PictureChange) {
  const job = await createJob(db, { subject: `portal:${portal.id}`, tags: [portalTag(portal.id)], by })
  await emit('picture.kept', { address, job_id: job.id })
  return job
}

/** Rebuilds all pages, because each shows the portal's frame: after single publications, as a job whose progress and end the editor sees. */
export async function portalChanged({ db, emit }: Scope, portal: Portal, by: number): Promise<PublishingJob> {
  const job = await createJob(db, { subject: `portal:${portal.id}`, tags: [portalTag(portal.id)], by })
  await emit('portal.changed', { job_id: job.id })
  return job
}
