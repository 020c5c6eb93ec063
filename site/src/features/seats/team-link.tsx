import { set_role } from '@portico/shared/contract/identity/session.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { browserCall } from '../../kernel/browser-call.ts'

/** Buying seats made the buyer a manager (CHK-019): the way to the pages of that role, which otherwise lead to the learner’s courses. */
export function TeamLink() {
  const { busy, failure, run } = useAction()
  const open = () =>
    run(async () => {
      const { landing } = await browserCall(set_role, { body: { role: 'manager' } })
      location.assign(landing)
    })
  return (
    <div className="stack stack-2">
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <p className="row">
        <Button kind="quiet" size="small" busy={busy} onClick={() => void open()}>
          See your team’s progress
        </Button>
        <span className="small muted">Opens in the Manager role. You can switch back in your profile.</span>
      </p>
    </div>
  )
}
