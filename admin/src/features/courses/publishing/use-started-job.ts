import { useQueryClient } from '@tanstack/react-query'

/** Tells a page of the publishing job that a call started, once its courses are read again: what the job's end means depends on what they have become. */
export function useStartedJob(onJob: (job_id: number) => void) {
  const client = useQueryClient()
  return async (job_id: number): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['courses'] })
    onJob(job_id)
  }
}
