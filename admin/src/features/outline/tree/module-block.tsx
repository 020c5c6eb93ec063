import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { memo, useEffect, useRef, useState } from 'react'
import { useOutline } from '../outline-context.ts'
import type { OutlineModule, Step } from '../outline-order.ts'
import { AddItemMenu } from './add-item-menu.tsx'
import { dragRow } from './drag.ts'
import { InlineTitle } from './inline-title.tsx'
import { ItemRow } from './item-row.tsx'
import { OutlineHandle } from './outline-handle.tsx'
import { moveMenuEntries } from './move-menu-entries.ts'

type Props = {
  module: OutlineModule
  open_id: number | null
  selected: ReadonlySet<number>
  onSelect: (id: number, isRange: boolean) => void
  onStep: (id: number, step: Step) => void
  onStepModule: (id: number, step: Step) => void
  onMoveTo: (id: number) => void
}

export const ModuleBlock = memo(function ModuleBlock({ module, open_id, selected, onStepModule, ...rows }: Props) {
  const { mayEdit } = useOutline()
  return (
    <section className="outline-module" aria-labelledby={`module-${module.id}`}>
      <ModuleHead module={module} onStep={onStepModule} />
      <ol className="outline-items">
        {module.items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            isOpen={item.id === open_id}
            isSelected={selected.has(item.id)}
            onSelect={rows.onSelect}
            onStep={rows.onStep}
            onMoveTo={rows.onMoveTo}
          />
        ))}
      </ol>
      {module.items.length === 0 ? <p className="outline-empty">No items yet</p> : null}
      {mayEdit ? <AddItemMenu module_id={module.id} title={module.title} /> : null}
    </section>
  )
})

function ModuleHead({ module, onStep }: { module: OutlineModule; onStep: (id: number, step: Step) => void }) {
  const { actions, mayEdit } = useOutline()
  const [isRenaming, setRenaming] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const { id, title } = module
  useEffect(() => {
    if (row.current && handle.current) return dragRow(row.current, handle.current, { kind: 'module', id })
    return undefined
  }, [id, mayEdit])
  return (
    <div ref={row} className="outline-head">
      {mayEdit ? (
        <OutlineHandle name={`module-${id}`} title={title} handle={handle} onStep={(step) => onStep(id, step)} />
      ) : null}
      <h2 id={`module-${id}`} hidden={isRenaming}>
        {title}
      </h2>
      {isRenaming ? (
        <InlineTitle
          title={title}
          label={`Title of ${title}`}
          onRename={(next) => actions.renameModule(id, next)}
          onEnd={() => setRenaming(false)}
        />
      ) : null}
      {mayEdit ? (
        <Menu
          trigger={<IconButton icon="more" label={`More actions for ${title}`} size="small" />}
          entries={[
            { label: 'Rename', icon: 'edit', onSelect: () => setRenaming(true) },
            ...moveMenuEntries((step) => onStep(id, step)),
            {
              label: 'Delete',
              icon: 'trash',
              danger: true,
              separated: true,
              onSelect: () => actions.removeModule(id),
            },
          ]}
        />
      ) : null}
    </div>
  )
}
