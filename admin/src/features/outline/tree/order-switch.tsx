import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { useOutline } from '../outline-context.ts'

/** Switches whether learners take the items in order; part of the draft, like the items themselves. */
export function OrderSwitch({ isSequential }: { isSequential: boolean }) {
  const { actions, mayEdit } = useOutline()
  return (
    <Checkbox
      role="switch"
      label="Items in order"
      help={
        isSequential
          ? 'Each item unlocks once the learner has finished the one before it.'
          : 'Learners can take the items in any order.'
      }
      checked={isSequential}
      aria-checked={isSequential}
      disabled={!mayEdit}
      onChange={(event) => actions.setSequential(event.target.checked)}
    />
  )
}
