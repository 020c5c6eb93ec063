import { useState, useEffect } from 'react'
import type { CourseOutline } from '@portico/shared/contract/courses/outline.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { useNavigate } from '@tanstack/react-router'
import { useOutline } from '../outline-context.ts'
import type { OutlineModule } from '../outline-order.ts'
import { ModuleBlock } from './module-block.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { OutlineHint, OutlineKeys } from './outline-keys.tsx'
import { usePaneScroll } from './pane.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TreeFoot } from './tree-foot.tsx'
import { TreeTop } from './tree-top.tsx'
import { useDrops } from './use-drops.ts'
import { useFolds } from './use-folds.ts'
import { useMoves } from './use-moves.ts'
import { useRoving } from './use-roving.ts'
import { useSelection } from './use-selection.ts'

/** Shows a course's modules and items in order, with everything that changes them. */
export function OutlineTree({ outline, open_id }: { outline: CourseOutline; open_id: number | null }) {
  const { course, actions, mayEdit } = useOutline()
  const { modules } = outline
  const { selected, toggle, clear } = useSelection(modules)
  const [moving, setMoving] = useState<ReadonlySet<number> | null>(null)
  const [new_module, setNewModule] = useNewModule(modules)
  const folds = useFolds(modules, open_id)
  const { current_id, onCurrent } = useRoving(modules, folds.folded, open_id)
  const moves = useMoves(modules, selected, folds)
  const { pane, onScroll } = usePaneScroll(course.id)
  useDrops(moves)
  useCloseRemovedItem(modules, open_id)
  return (
    <div ref={pane} className="panel outline-tree" onScroll={onScroll}>
      <OutlineKeys said={moves.said} mayEdit={mayEdit} />
      <TreeTop outline={outline} folds={folds} />
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
          isFolded={folds.folded.has(module.id)}
          isNew={module.id === new_module}
          onFold={folds.fold}
          open_id={idIn(module, open_id)}
          current_id={idIn(module, current_id)}
          onCurrent={onCurrent}
          selected={selected}
          onSelect={toggle}
          onStep={moves.step}
          onStepModule={moves.stepModule}
          onMoveTo={moves.askFor(setMoving)}
        />
      ))}
      <TreeFoot count={modules.length} onAdded={setNewModule} />
      <OutlineHint mayEdit={mayEdit} />
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

/** Returns an item's id only to its module, so that no other module renders again. */
const idIn = ({ items }: OutlineModule, item_id: number | null): number | null =>
  items.some(({ id }) => id === item_id) ? item_id : null

/** The module just added, until it is in the outline and its title is being edited; if it comes back by Undo, it is no longer new. */
function useNewModule(modules: readonly OutlineModule[]) {
  const [new_module, setNewModule] = useState<number | null>(null)
  const hasStarted = modules.some(({ id }) => id === new_module)
  useEffect(() => {
    if (hasStarted) setNewModule(null)
  }, [hasStarted])
  return [new_module, setNewModule] as const
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
