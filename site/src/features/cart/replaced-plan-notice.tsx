import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useStore } from '@nanostores/react'
import { $cart } from './cart.store.ts'
import { $replacedPlan, undoReplaced, type ReplacedPlan } from './replaced-plan.store.ts'
import { usePlan } from './use-plan.ts'

/** Says which plan the one in the cart replaced, with a way back. */
export function ReplacedPlanNotice() {
  const { storeSubscription } = useStore($cart)
  const replaced = useStore($replacedPlan)
  const isShown = replaced !== null && storeSubscription?.id === replaced.by
  return (
    <div role="status" className="live">
      {isShown ? <Replaced replaced={replaced} /> : null}
    </div>
  )
}

function Replaced({ replaced: { by, before } }: { replaced: ReplacedPlan }) {
  const [now, earlier] = [usePlan(by), usePlan(before.id)]
  if (now.state === 'loading' || earlier.state === 'loading') return null
  const name = earlier.state === 'ready' ? `the ${earlier.plan.name} plan` : 'the plan you had chosen before'
  return (
    <Notice>
      <p className="row">
        <span>
          {now.state === 'ready' ? `The ${now.plan.name} plan` : 'This plan'} replaces {name} in your cart. A cart holds
          one plan at a time.
        </span>
        {earlier.state === 'ready' ? (
          <Button kind="quiet" size="small" onClick={undoReplaced}>
            Undo
          </Button>
        ) : null}
      </p>
    </Notice>
  )
}
