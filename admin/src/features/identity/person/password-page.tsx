import { failureText } from '@portico/shared/browser/failure-text.ts'
import { send_user_reset, set_user_password } from '@portico/shared/contract/identity/people-account.ts'
import type { Person } from '@portico/shared/contract/identity/people-record.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { ResetPasswordDialog } from '@portico/shared/kernel/reset-password-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { lockText } from './account-lock.ts'
import { fullNameOf, usePersonChanged } from './person.ts'
import { UserFrame } from './user-frame.tsx'

/**
 * /users/:slug/change-password: a reset link for anyone, a new password only if the account belongs to this portal alone (USR-016, OP-03, SES-044).
 */
export const UserPasswordPage = () => <UserFrame>{(person) => <Password person={person} />}</UserFrame>

function Password({ person }: { person: Person }) {
  const changed = usePersonChanged()
  const [isOpen, setOpen] = useState(false)
  const params = { user_id: person.id }
  const send = useMutation({
    mutationFn: () => api(send_user_reset, { params, query: {} }),
    onSuccess: ({ sent_to }) => toasts.show({ kind: 'success', text: `A link is on its way to ${sent_to}.` }),
    onError: showFailure,
  })
  const isInvited = person.locked === 'unconfirmed' || !person.is_confirmed
  return (
    <section className="panel" aria-label="Password">
      <div className="panel-body stack">
        {person.locked === null ? null : <Notice>{lockText[person.locked]}</Notice>}
        {person.locked === 'own' ? null : (
          <div className="stack">
            <h2 className="panel-title">{isInvited ? 'Invitation' : 'Link by email'}</h2>
            <p>
              {isInvited
                ? `The link confirms ${person.email} and lets this person choose a password. It works for seven days.`
                : `The person chooses a new password with a link sent to ${person.email}. It works for one hour.`}
            </p>
            <div>
              <Button busy={send.isPending} onClick={() => send.mutate()}>
                {isInvited ? 'Send the invitation again' : 'Send a reset link'}
              </Button>
            </div>
          </div>
        )}
        {person.locked === null ? (
          <div className="stack">
            <h2 className="panel-title">Set a password</h2>
            <p>For people who can’t read their email. They are signed out everywhere and notified by email.</p>
            <div>
              <Button kind="secondary" onClick={() => setOpen(true)}>
                Set a password
              </Button>
            </div>
          </div>
        ) : null}
      </div>
      <ResetPasswordDialog
        open={isOpen}
        person={fullNameOf(person)}
        words={failureText}
        onClose={() => setOpen(false)}
        save={async (password) => {
          await api(set_user_password, { params, body: { password } })
          toasts.show({ kind: 'success', text: 'Save Successful' })
          changed(person.id)
        }}
      />
    </section>
  )
}
