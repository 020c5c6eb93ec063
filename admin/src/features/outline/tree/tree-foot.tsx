import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { useOutline } from '../outline-context.ts'

/** End of the outline: adds the first or another module. */
export function TreeFoot({ count, onAdded }: { count: number; onAdded: (module_id: number) => void }) {
  const { actions, mayEdit } = useOutline()
  return (
    <>
      {count === 0 ? (
        <EmptyState title="No modules yet">A module is a chapter: lessons and exams are its items.</EmptyState>
      ) : null}
      {mayEdit ? (
        <div className="outline-foot">
          <Button kind={count === 0 ? 'primary' : 'secondary'} icon="plus" onClick={() => actions.addModule(onAdded)}>
            Add module
          </Button>
        </div>
      ) : null}
    </>
  )
}
