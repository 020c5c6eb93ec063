import { useEffect, useRef } from 'react'
import { dragRow } from '../../../kernel/drag/drag-rows.ts'
import { RowHandle, type Step } from '../../../kernel/drag/row-handle.tsx'
import { useOutline } from '../outline-context.ts'
import type { OutlineModule } from '../outline-order.ts'
import { FoldButton } from './fold-button.tsx'
import { InlineTitle } from './inline-title.tsx'
import { ModuleMenu } from './module-menu.tsx'
import { useRenaming } from './use-renaming.ts'

type Props = {
  module: OutlineModule
  isFolded: boolean
  isNew: boolean
  onFold: (id: number, isFolded: boolean) => void
  onStep: (id: number, step: Step) => void
}

/** Title of a module, with everything that changes the module. */
export function ModuleHead({ module: { id, title }, isFolded, isNew, onFold, onStep }: Props) {
  const { actions, mayEdit } = useOutline()
  const row = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const renaming = useRenaming(handle, mayEdit)
  useEffect(() => {
    if (!row.current || !handle.current) return undefined
    return dragRow(row.current, handle.current, { kind: 'module', id }, { onLinger: () => onFold(id, false) })
  }, [id, mayEdit, onFold])
  useEffect(() => void (isNew && renaming.start()), [isNew])
  return (
    <div ref={row} className="outline-head" role="presentation" onKeyDown={renaming.onKeyDown}>
      {mayEdit ? (
        <RowHandle
          name={`module-${id}`}
          title={title}
          handle={handle}
          keys="outline-keys"
          onStep={(step) => onStep(id, step)}
        />
      ) : null}
      <FoldButton id={id} title={title} isFolded={isFolded} onFold={onFold} />
      <h2 id={`module-${id}`} hidden={renaming.isRenaming} onDoubleClick={renaming.start}>
        {title}
      </h2>
      {renaming.isRenaming ? (
        <InlineTitle
          title={title}
          label={`Title of ${title}`}
          onRename={(next) => actions.renameModule(id, next)}
          onEnd={renaming.end}
        />
      ) : null}
      {mayEdit ? (
        <ModuleMenu id={id} title={title} onRename={renaming.start} onStep={(step) => onStep(id, step)} />
      ) : null}
    </div>
  )
}
