import { accept_invitation, join_by_invitation } from '@portico/shared/contract/learning/invitations-answers.ts'
import type { show_claim } from '@portico/shared/contract/orders/seats.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { passwordAbout } from '@portico/shared/schemas/password.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { PasswordInput } from '@portico/shared/ui/password-input.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import * as v from 'valibot'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { setMember } from '../../kernel/me.store.ts'
import { portalName } from '../../kernel/portal-name.ts'
import { useForm } from '../../kernel/use-form.ts'
import { AccountSteps } from '../account/account-steps.tsx'
import { emptyDraft } from '../account/account-draft.ts'

type Invited = NonNullable<Data<typeof show_claim>['invited']>
type Props = { token: string; invited: Invited; onSignedIn: () => Promise<void> }

const labels = { first_name: 'First name', last_name: 'Last name', password: 'Password', is_adult: 'Age' }

/** A guest accepts with a new account for the invited email, which the link proves, or by signing in to an existing account. */
export function AcceptInvitation({ token, invited, onSignedIn }: Props) {
  const [known, setKnown] = useState<{ reason: string | null } | null>(null)
  const { failure, run } = useAction()
  const signIn = (reason: string | null): Promise<void> =>
    run(async () => {
      // Users with an account on another portal join this one, so that their password works.
      await callWithoutRedirect(join_by_invitation, { params: { token } })
      setKnown({ reason })
    })
  return (
    <>
      <h2 className="claim-head">Accept the invitation</h2>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {known ? (
        <KnownAccount email={invited.email} reason={known.reason} onSignedIn={() => void onSignedIn()} />
      ) : (
        <>
          <NewAccount token={token} invited={invited} onKnown={(reason) => void signIn(reason)} />
          <p>
            Already have an account?{' '}
            <Button kind="quiet" size="small" onClick={() => void signIn(null)}>
              Sign in to accept
            </Button>
          </p>
        </>
      )}
    </>
  )
}

type KnownProps = { email: string; reason: string | null; onSignedIn: () => void }

/** The form to sign in, which replaced the one for a new account: it takes the focus and says why. */
function KnownAccount({ email, reason, onSignedIn }: KnownProps) {
  const box = useFocusOnShow<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label="Sign in" className="stack">
      {reason ? (
        <Notice tone="waiting" alert>
          {reason} Use the password of that account. The one you just entered was not saved.
        </Notice>
      ) : null}
      <AccountSteps draft={{ ...emptyDraft, email }} onDraft={() => {}} can_register={false} onSignedIn={onSignedIn} />
    </div>
  )
}

const emptyInput: { password: string; is_adult: boolean } = { password: '', is_adult: false }

function useNewAccount({ token, invited, onKnown }: Omit<Props, 'onSignedIn'> & { onKnown: (reason: string) => void }) {
  const schema = v.pipe(
    accept_invitation.body,
    passwordAbout({ from: ['first_name', 'last_name'], also: () => [portalName(), invited.email] }),
  )
  return useForm({
    schema,
    initial: { first_name: invited.first_name, last_name: invited.last_name, ...emptyInput },
    send: async (body) => {
      try {
        const { session, slug, enrollment_id } = await callWithoutRedirect(accept_invitation, {
          params: { token },
          body,
        })
        setMember(session.user)
        location.assign(linkTo('overview', { slug, related_id: enrollment_id }))
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'invitations.has_account') throw error
        onKnown(error.message)
      }
    },
  })
}

function NewAccount(props: Omit<Props, 'onSignedIn'> & { onKnown: (reason: string) => void }) {
  const form = useNewAccount(props)
  const text = (name: 'first_name' | 'last_name') => ({
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
  })
  return (
    <CallForm name="accept" form={form} labels={labels}>
      <p>
        Your account will be <strong>{props.invited.email}</strong>.
      </p>
      <div className="account-names">
        <Field label="First name" id="accept-first_name" required error={form.errorOf('first_name')}>
          <TextInput autoComplete="given-name" {...text('first_name')} />
        </Field>
        <Field label="Last name" id="accept-last_name" required error={form.errorOf('last_name')}>
          <TextInput autoComplete="family-name" {...text('last_name')} />
        </Field>
      </div>
      <Field
        label="Password"
        id="accept-password"
        required
        error={form.errorOf('password')}
        help="At least 8 characters, with a letter, a number and one of !@#$%^&*."
      >
        <PasswordInput
          autoComplete="new-password"
          value={form.values.password}
          onChange={(event) => form.set('password', event.target.value)}
        />
      </Field>
      <Checkbox
        id="accept-is_adult"
        label="I am 18 or older, or have parental consent."
        checked={form.values.is_adult}
        error={form.errorOf('is_adult')}
        onChange={({ target }) => form.set('is_adult', target.checked)}
      />
      <Button type="submit" size="large" block busy={form.busy}>
        Accept and start
      </Button>
    </CallForm>
  )
}
