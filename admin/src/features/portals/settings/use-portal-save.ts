import { CallError } from '@portico/shared/errors/call-error.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { latestJobKey } from './latest-job.tsx'
import { portalQuery } from './settings-frame.tsx'
import { showFailure } from '../../../kernel/errors.ts'

type Answer = { job: { id: number } }

/** After a part of a portal's settings was saved: follows the publishing of its pages, and reads the portal again. */
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

/** Whether the API refused, as opposed to a failure or no answer. */
export const isRefusal = (error: unknown): error is CallError => error instanceof CallError && error.status < 500

/** Saves what is no form: a picture, a switch, the terms. A page that shows refusals in place does not show them elsewhere. */
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
