import { useState } from 'react'
import type { AccountDraft } from './account-draft.ts'
import { CodeForm } from './code-form.tsx'
import { setMember } from '../../kernel/me.store.ts'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignedIn } from '@portico/shared/contract/identity/session.ts'

/** Sign-in or registration, used on its own page, in the checkout and on a claim link. */
export function AccountSteps({
  draft,
  onDraft,
  can_register,
  onSignedIn,
}: {
  draft: AccountDraft
  onDraft: (change: Partial<AccountDraft>) => void
  can_register: boolean
  onSignedIn: (session: SignedIn) => void
}) {
  const [announcement, setAnnouncement] = useState('')
  const signedIn = (session: SignedIn) => {
    setMember(session.user)
    onSignedIn(session)
  }
  if (draft.mode === 'code')
    return (
      <CodeForm
        email={draft.email}
        resend_at_ms={draft.resend_at_ms}
        onSignedIn={signedIn}
        onBack={() => onDraft({ mode: 'register' })}
      />
    )
  const choose = (mode: 'sign-in' | 'register') => {
    onDraft({ mode })
    setAnnouncement(mode === 'register' ? 'Showing the form to create an account' : 'Showing the form to sign in')
  }
  return (
    <div className="stack account-steps">
      {can_register ? <ModeChoice mode={draft.mode} onChoose={choose} /> : null}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {draft.mode === 'register' && can_register ? (
        <RegisterForm
          draft={draft}
          onDraft={onDraft}
          onSent={({ email, resend_after_s }) =>
            onDraft({ mode: 'code', email, resend_at_ms: Date.now() + resend_after_s * 1000 })
          }
        />
      ) : (
        <SignInForm known_email={draft.email} onEmail={(email) => onDraft({ email })} onSignedIn={signedIn} />
      )}
    </div>
  )
}

const modes = [
  ['sign-in', 'I have an account'],
  ['register', 'I’m new here'],
] as const

function ModeChoice({ mode, onChoose }: { mode: string; onChoose: (mode: 'sign-in' | 'register') => void }) {
  return (
    <div className="account-choice" role="group" aria-label="Do you have an account?">
      {modes.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className="tab"
          aria-pressed={mode === value}
          data-active={mode === value ? '' : undefined}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
