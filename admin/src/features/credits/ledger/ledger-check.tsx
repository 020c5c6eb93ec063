import { failureText } from '@portico/shared/browser/failure-text.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { check_credit_ledger } from '@portico/shared/contract/credits/ledger.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'

/** Button for auditors: recounts everything and names the first broken link of the ledger. */
export function LedgerCheck() {
  const check = useMutation({ mutationFn: () => api(check_credit_ledger, { query: {} }) })
  return (
    <>
      <Button kind="secondary" icon="check" busy={check.isPending} onClick={() => check.mutate()}>
        Check the ledger
      </Button>
      <Dialog
        open={check.isSuccess || check.isError}
        onClose={() => check.reset()}
        title="Ledger check"
        actions={<Button onClick={() => check.reset()}>Close</Button>}
      >
        {check.data ? <Found found={check.data} /> : null}
        {check.isError ? (
          <Notice tone="failed" alert>
            {failureText(check.error)}
          </Notice>
        ) : null}
      </Dialog>
    </>
  )
}

function Found({ found }: { found: Data<typeof check_credit_ledger> }) {
  if (found.state === 'broken')
    return (
      <Notice tone="failed" alert>
        {found.position > 0 ? `The ledger is broken at link ${found.position}. ${found.what}` : found.what}
      </Notice>
    )
  return (
    <div className="stack">
      <Notice tone="success">{`The ledger is intact: ${countOf(found.links, 'movement')}, every balance recalculated.`}</Notice>
      {found.erased > 0 ? <p>{`People erased from it: ${found.erased}, each with a signature.`}</p> : null}
      {found.links > 0 ? <p className="small muted credit-proof">{`Last link: ${found.hash}`}</p> : null}
    </div>
  )
}
