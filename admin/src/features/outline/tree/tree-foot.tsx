import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { useOutline } from '../outline-context.ts'

/** End of the outline: adds the first or another module. */
export function TreeFoot({ count, onAdded }: { count: number; onAdded: (module_id: number) => void }) {
  const { actions, mayEdit } = useOutline()
  const isFirst = count === 0
  const add = mayEdit ? (
    <Button kind={isFirst ? 'primary' : 'secondary'} icon="plus" onClick={() => actions.addModule(onAdded)}>
      Add module
    </Button>
  ) : null
  if (isFirst)
    return (
      <EmptyState title="No modules yet" action={add}>
        A module is a chapter: lessons and exams are its items.
      </EmptyState>
    )
  return add ? <div className="outline-foot">{add}</div> : null
}
