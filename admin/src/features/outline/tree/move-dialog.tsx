import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useState } from 'react'
import type { OutlineModule } from '../outline-order.ts'

/** Asks which module the items move to; they go to its end. */
export function MoveDialog({
  modules,
  count,
  onClose,
  onMove,
}: {
  modules: readonly OutlineModule[]
  count: number
  onClose: () => void
  onMove: (module_id: number) => void
}) {
  const [module_id, setModule] = useState(modules[0]?.id ?? 0)
  return (
    <Dialog
      open
      size="small"
      title={count === 1 ? 'Move to module' : `Move ${count} items to module`}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onMove(module_id)}>Move</Button>
        </>
      }
    >
      <Field label="Module">
        <Select
          value={module_id}
          options={modules.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(event) => setModule(Number(event.target.value))}
        />
      </Field>
    </Dialog>
  )
}
