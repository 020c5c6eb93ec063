import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { latestJobKey } from './latest-job.tsx'
import { portalQuery } from './settings-frame.tsx'
import { showFailure } from '../../../kernel/errors.ts'

type Answer = { job: { id: number } }

/** Runs after a part of a portal's settings was saved: follows the publishing of its pages and refetches the portal. */
export function useAfterSave(portal_id: number): (answer: Answer) => Promise<void> {
  const client = useQueryClient()
  return async ({ job }) => {
    client.setQueryData(latestJobKey(portal_id), job.id)
    await Promise.all([
      client.invalidateQueries({ queryKey: portalQuery(portal_id).queryKey }),
      client.invalidateQueries({ queryKey: ['session'] }),
    ])
  }
}

/** Whether the API refused, as opposed to a server error or no response. */
export const isRefusal = (error: unknown): error is CallError => error instanceof CallError && error.status < 500

/** Saves settings that have no form: a picture, a switch, the terms. With `tellsRefusals: false` the page itself shows refusals in place. */
export function usePortalSave<T>(
  portal_id: number,
  save: (values: T) => Promise<Answer>,
  { tellsRefusals = true }: { tellsRefusals?: boolean } = {},
) {
  const after = useAfterSave(portal_id)
  return useMutation({
    mutationFn: save,
    onSuccess: async (answer) => {
      toasts.show({ kind: 'success', text: 'Save Successful' })
      await after(answer)
    },
    onError: (error) => void ((tellsRefusals || !isRefusal(error)) && showFailure(error)),
  })
}
