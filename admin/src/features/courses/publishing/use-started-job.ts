import { useQueryClient } from '@tanstack/react-query'

/**
 * Reports a started publishing job to the page after refetching its courses, because the job's result means different things depending on their
 * status.
 */
export function useStartedJob(onJob: (job_id: number) => void) {
  const client = useQueryClient()
  return async (job_id: number): Promise<void> => {
    // The open course shows its status in its header; its forms keep what was typed.
    void client.invalidateQueries({ queryKey: ['course'] })
    await client.invalidateQueries({ queryKey: ['courses'] })
    onJob(job_id)
  }
}
