import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOutline } from '../outline-context.ts'
import type { OutlineModule } from '../order/outline-order.ts'
import { watchDrops } from './drag.ts'
import { ModuleBlock } from './module-block.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { placeOfItem, placeOfModule } from './place-of-drop.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useMoves } from './use-moves.ts'
import { useSelection } from './use-selection.ts'

/** The modules and items of a course, in their order, with everything that changes it. */
export function OutlineTree({ modules, open_id }: { modules: readonly OutlineModule[]; open_id: number | null }) {
  const { course, actions, mayEdit } = useOutline()
  const navigate = useNavigate()
  const { selected, toggle, clear } = useSelection(modules)
  const [moving, setMoving] = useState<ReadonlySet<number> | null>(null)
  const moves = useMoves(modules, selected)
  const isGone = open_id !== null && !modules.some(({ items }) => items.some(({ id }) => id === open_id))
  useEffect(() => {
    if (isGone) void navigate({ to: linkToStaff('courseOutline', { slug: course.slug }) })
  }, [isGone])
  useEffect(
    () =>
      watchDrops((dragged, over) => {
        const latest = moves.latest.current
        if (dragged.kind === 'module')
          return moves.say(actions.moveModule(dragged.id, placeOfModule(latest.modules, over)))
        const to = placeOfItem(latest.modules, over)
        const ids = latest.selected.has(dragged.id) ? latest.selected : new Set([dragged.id])
        if (to) moves.say(actions.moveItems(ids, to))
      }),
    [actions],
  )
  return (
    <div className="panel outline-tree">
      <p id="outline-keys" className="visually-hidden">
        Arrow keys move it up and down, Home and End to the first and last place.
      </p>
      <p className="visually-hidden" role="status">
        {moves.said}
      </p>
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
      {modules.length === 0 ? (
        <EmptyState title="No modules yet">A module is a chapter: lessons and exams are its items.</EmptyState>
      ) : null}
      {mayEdit ? (
        <div className="outline-foot">
          <Button
            kind={modules.length === 0 ? 'primary' : 'secondary'}
            icon="plus"
            onClick={() => actions.addModule(`Module ${modules.length + 1}`, moves.focusModule)}
          >
            Add module
          </Button>
        </div>
      ) : null}
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
