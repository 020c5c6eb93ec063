import { failureWords } from '@portico/shared/browser/failure-words.ts'
import { CallError } from '@portico/shared/contract/call.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { latestJobKey } from './latest-job.tsx'
import { portalQuery } from './settings-frame.tsx'

/** Saves a part of a portal's settings: says so, follows the pages, and reads the portal again. Field errors are left to the form. */
export function usePortalSave<T>(portal_id: number, save: (values: T) => Promise<{ job: { id: number } }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: async ({ job }) => {
      client.setQueryData(latestJobKey(portal_id), job.id)
      toasts.show({ kind: 'success', text: 'Save Successful' })
      await client.invalidateQueries({ queryKey: portalQuery(portal_id).queryKey })
      await client.invalidateQueries({ queryKey: ['session'] })
    },
    onError: (error) => {
      if (!(error instanceof CallError) || Object.keys(error.fields).length === 0) toasts.show({ kind: 'failed', text: failureWords(error) })
    },
  })
}
