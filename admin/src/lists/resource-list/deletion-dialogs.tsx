import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { RefusedRows } from './refused-rows.tsx'
import type { Reported } from './use-deletion.ts'

/** Confirms before entries are deleted, with the wording of FRM-009. */
export function ConfirmDeletion({
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
      <p>{what} will be permanently deleted and cannot be undone after 10 seconds.</p>
    </ConfirmDialog>
  )
}

/** Lists entries that were refused, with their reasons; if there are very many, only the first ones and the total. */
export function DeletionReport({
  done = 'deleted',
  refused,
  total = refused.length,
  onClose,
}: {
  done?: string
  refused: readonly Reported[]
  total?: number
  onClose: () => void
}) {
  return (
    <Dialog
      open={refused.length > 0}
      onClose={onClose}
      title={total === 1 ? `One entry was not ${done}` : `${formatCount(total)} entries were not ${done}`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <RefusedRows
        rows={refused.map(({ id, title, message }) => ({ key: id, name: title ?? `Number ${id}`, reasons: [message] }))}
        total={total}
      />
    </Dialog>
  )
}
