import type { PortalLine } from '@portico/shared/contract/portals/staff.ts'
import { pause_portal } from '@portico/shared/contract/portals/staff.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hostApi } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'

export function PauseDialog({ portal, onClose }: { portal: PortalLine; onClose: () => void }) {
  const client = useQueryClient()
  const isPausing = !portal.is_paused
  const save = useMutation({
    mutationFn: () => hostApi(pause_portal, { params: { portal_id: portal.id }, body: { is_paused: isPausing } }),
    onSuccess: async () => {
      toasts.show({ kind: 'success', text: `${portal.name} is ${isPausing ? 'paused' : 'open again'}.` })
      await client.invalidateQueries({ queryKey: ['portals'] })
    },
    onError: showFailure,
    onSettled: onClose,
  })
  return (
    <ConfirmDialog open danger={isPausing} busy={save.isPending} onCancel={onClose} onConfirm={() => save.mutate()}>
      {isPausing
        ? `Visitors, learners and staff of ${portal.name} will only see that it is blocked. Nothing is deleted, and you can resume it at any time.`
        : `${portal.name} will be open again, just as it was.`}
    </ConfirmDialog>
  )
}
