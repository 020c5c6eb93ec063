import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import type { Reported } from './use-deletion.ts'

/** Asks before entries are deleted, with the words of FRM-009. */
export function AskDeletion({
  what,
  busy,
  onCancel,
  onConfirm,
}: {
  what: string
  busy: boolean
  onCancel: () => void
  onConfirm: () => void
}) {
  return (
    <ConfirmDialog open danger busy={busy} onCancel={onCancel} onConfirm={onConfirm}>
      <p>{what} will be permanently deleted and cannot be undone.</p>
    </ConfirmDialog>
  )
}

/** What could not be deleted, row by row, and why. */
export function DeletionReport({ refused, onClose }: { refused: readonly Reported[]; onClose: () => void }) {
  return (
    <Dialog
      open={refused.length > 0}
      onClose={onClose}
      title={refused.length === 1 ? 'One entry was not deleted' : `${refused.length} entries were not deleted`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="deletion-report">
        {refused.map((row) => (
          <li key={row.id}>
            <strong>{row.title ?? `Number ${row.id}`}</strong>
            <br />
            <span className="muted">{row.message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
