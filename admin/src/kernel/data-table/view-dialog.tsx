import { Button } from '@portico/shared/ui/button.tsx'
import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { useState } from 'react'
import type { Column } from './column.ts'
import { densities, type TableView } from './table-view.ts'

const densityLabels = { comfortable: 'Comfortable', compact: 'Compact' } as const

/** Button in a table's head that opens the choice of columns and density. */
export function ViewButton<R>({ columns, view }: { columns: readonly Column<R>[]; view: TableView }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="columns" size="small" label="Columns and density" onClick={() => setOpen(true)} />
      {isOpen ? <ViewDialog columns={columns} view={view} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ViewDialog<R>({
  columns,
  view: { hidden, density, change },
  onClose,
}: {
  columns: readonly Column<R>[]
  view: TableView
  onClose: () => void
}) {
  // The first column names the row, so it cannot be hidden.
  const names = columns.slice(1).map(({ name }) => name)
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Columns and density"
      actions={
        <>
          <Button kind="secondary" onClick={() => change({ hidden: [], density: 'comfortable' })}>
            Reset
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="stack view-choices">
        <CheckboxGroup
          legend="Columns"
          options={columns.slice(1).map(({ name, header }) => ({ value: name, label: header }))}
          values={names.filter((name) => !hidden.includes(name))}
          onChange={(shown) => change({ hidden: names.filter((name) => !shown.includes(name)) })}
        />
        <RadioGroup
          legend="Density"
          options={densities.map((value) => ({ value, label: densityLabels[value] }))}
          value={density}
          onChange={(chosen) => change({ density: chosen })}
        />
      </div>
    </Dialog>
  )
}
