import { remove_user_factors } from '@portico/shared/contract/second-factor.ts'
import { failureWords } from '@portico/shared/browser/failure-words.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'

/** For somebody who lost app, passkeys and recovery codes: the factor goes, and all their sessions with it. */
export function LostFactor({ user_id }: { user_id: number }) {
  const remove = useMutation({
    mutationFn: () => api(remove_user_factors, { params: { user_id } }),
    onSuccess: () => toasts.show({ kind: 'success', text: 'The second factor is removed. All sessions of this person have ended.' }),
  })
  return (
    <div className="stack">
      <p className="small muted">Somebody who lost app, passkeys and recovery codes cannot sign in. Make sure that it is this person who asks.</p>
      {remove.isError ? <Notice tone="failed" alert>{failureWords(remove.error)}</Notice> : null}
      <div><Button kind="secondary" size="small" icon="shield" busy={remove.isPending} onClick={() => remove.mutate()}>Remove the second factor</Button></div>
    </div>
  )
}
