import { useState, useEffect } from 'react'
import type { CourseOutline } from '@portico/shared/contract/courses/outline.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { useNavigate } from '@tanstack/react-router'
import { useOutline } from '../outline-context.ts'
import type { OutlineModule } from '../outline-order.ts'
import { ModuleBlock } from './module-block.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { OrderSwitch } from './order-switch.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TreeFoot } from './tree-foot.tsx'
import { useDrops } from './use-drops.ts'
import { useMoves } from './use-moves.ts'
import { useSelection } from './use-selection.ts'

/** Shows a course's modules and items in order, with everything that changes them. */
export function OutlineTree({ outline, open_id }: { outline: CourseOutline; open_id: number | null }) {
  const { actions } = useOutline()
  const { modules, is_sequential } = outline
  const { selected, toggle, clear } = useSelection(modules)
  const [moving, setMoving] = useState<ReadonlySet<number> | null>(null)
  const moves = useMoves(modules, selected)
  useDrops(moves)
  useCloseRemovedItem(modules, open_id)
  return (
    <div className="panel outline-tree">
      <p id="outline-keys" className="visually-hidden">
        Arrow keys move it up and down; Home and End move it to the first and last position.
      </p>
      <p className="visually-hidden" role="status">
        {moves.said}
      </p>
      {modules.length > 0 ? <OrderSwitch isSequential={is_sequential} /> : null}
      {selected.size > 0 ? (
        <SelectionBar
          count={selected.size}
          onMove={() => setMoving(selected)}
          onDelete={() => actions.removeItems(selected)}
          onClear={clear}
        />
      ) : null}
      {modules.map((module) => (
        <ModuleBlock
          key={module.id}
          module={module}
          open_id={module.items.some(({ id }) => id === open_id) ? open_id : null}
          selected={selected}
          onSelect={toggle}
          onStep={moves.step}
          onStepModule={moves.stepModule}
          onMoveTo={moves.askFor(setMoving)}
        />
      ))}
      <TreeFoot count={modules.length} onAdded={moves.focusModule} />
      {moving ? (
        <MoveDialog
          modules={modules}
          count={moving.size}
          onClose={() => setMoving(null)}
          onMove={(module_id) => {
            moves.say(actions.moveItems(moving, { module_id, before: null }))
            setMoving(null)
            clear()
          }}
        />
      ) : null}
    </div>
  )
}

/** Closes the open item once it is no longer in the outline. */
function useCloseRemovedItem(modules: readonly OutlineModule[], open_id: number | null): void {
  const { course } = useOutline()
  const navigate = useNavigate()
  const isGone = open_id !== null && !modules.some(({ items }) => items.some(({ id }) => id === open_id))
  useEffect(() => {
    if (isGone) void navigate({ to: linkToStaff('courseOutline', { slug: course.slug }) })
  }, [isGone])
}
