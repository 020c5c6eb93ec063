import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { memo } from 'react'
import { useOutline } from '../outline-context.ts'
import type { Step } from '../../../kernel/drag/row-handle.tsx'
import type { OutlineModule } from '../outline-order.ts'
import { AddItemMenu } from './add-item-menu.tsx'
import { ItemRow } from './item-row.tsx'
import { ModuleHead } from './module-head.tsx'

type Props = {
  module: OutlineModule
  isFolded: boolean
  /** just added: starts with its title being edited */
  isNew: boolean
  open_id: number | null
  /** the item at which Tab stops, if it is in this module */
  current_id: number | null
  onCurrent: (id: number) => void
  selected: ReadonlySet<number>
  onFold: (id: number, isFolded: boolean) => void
  onSelect: (id: number, isRange: boolean) => void
  onStep: (id: number, step: Step) => void
  onStepModule: (id: number, step: Step) => void
  onMoveTo: (id: number) => void
}

export const ModuleBlock = memo(function ModuleBlock({
  module,
  isFolded,
  isNew,
  onFold,
  onStepModule,
  ...rows
}: Props) {
  return (
    <section className="outline-module" aria-labelledby={`module-${module.id}`}>
      <ModuleHead module={module} isFolded={isFolded} isNew={isNew} onFold={onFold} onStep={onStepModule} />
      {isFolded ? (
        <p className="outline-empty">{countOf(module.items.length, 'item')}</p>
      ) : (
        <Items module={module} {...rows} />
      )}
    </section>
  )
})

type ItemsProps = Omit<Props, 'isFolded' | 'isNew' | 'onFold' | 'onStepModule'>

function Items({ module, open_id, current_id, selected, ...acts }: ItemsProps) {
  const { mayEdit } = useOutline()
  return (
    <>
      <ol className="outline-items">
        {module.items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            isOpen={item.id === open_id}
            isCurrent={item.id === current_id}
            isSelected={selected.has(item.id)}
            {...acts}
          />
        ))}
      </ol>
      {module.items.length === 0 ? <p className="outline-empty">No items yet</p> : null}
      {mayEdit ? <AddItemMenu module_id={module.id} title={module.title} /> : null}
    </>
  )
}
