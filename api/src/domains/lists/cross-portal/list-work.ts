import type { Connection } from '../../../db/client.ts'

/** Purges entries deleted over an hour ago, unless their job still runs, and jobs and imports older than 30 days with their reports. */
export async function forgetListWork({ sql }: Connection): Promise<{ entries: number; jobs: number; imports: number }> {
  const entries = await sql`
    delete from deleted_entries d where d.deleted_at < now() - interval '1 hour'
      and not exists (select from list_jobs j where j.portal_id = d.portal_id and j.id = d.job_id and j.finished_at is null)`
  const jobs = await sql`delete from list_jobs where created_at < now() - interval '30 days'`
  const imports = await sql`delete from list_imports where created_at < now() - interval '30 days'`
  return { entries: entries.count, jobs: jobs.count, imports: imports.count }
}
