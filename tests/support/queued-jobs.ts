import postgres from 'postgres'
import type { World } from './world.ts'

/** Returns the payloads of a task's waiting jobs, newest first, read as the owner like a worker would. */
export async function queuedJobs<T>(world: World, task: string): Promise<T[]> {
  const owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  try {
    const rows = await owner<{ payload: { payload: T } }[]>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${task} order by j.id desc`
    return rows.map((row) => row.payload.payload)
  } finally {
    await owner.end()
  }
}
