import { failureText } from '@portico/shared/browser/failure-text.ts'
import { delete_portal, type PortalLine } from '@portico/shared/contract/portals/staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hostApi } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Confirms with the wording of FRM-009; if the portal is in use or being published, the refusal's own message appears and the dialog stays open. */
export function DeletePortal({ portal, onClose }: { portal: PortalLine; onClose: () => void }) {
  const { portal: shown } = useSession()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => hostApi(delete_portal, { params: { portal_id: portal.id } }),
    onSuccess: async () => {
      // The deleted portal's URL is gone, so load another portal's page.
      if (portal.id === shown.id) return location.assign(linkToStaff('portals'))
      toasts.show({ kind: 'success', text: `${portal.name} was deleted.` })
      onClose()
      await client.invalidateQueries({ queryKey: ['portals'] })
    },
  })
  return (
    <ConfirmDialog open danger busy={remove.isPending} onCancel={onClose} onConfirm={() => remove.mutate()}>
      <div className="stack">
        <p>{portal.name} will be permanently deleted and cannot be undone. Its address will stop working.</p>
        {remove.isError ? (
          <Notice tone="failed" alert>
            {failureText(remove.error)}
          </Notice>
        ) : null}
      </div>
    </ConfirmDialog>
  )
}
