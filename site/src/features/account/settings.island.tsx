import { forgot_password } from '@portico/shared/contract/identity/password.ts'
import { type Me } from '@portico/shared/contract/identity/session.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Card } from '@portico/shared/ui/card.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { signOut } from '../../scripts/sign-out.ts'
import { browserCall } from '../../kernel/browser-call.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { MemberOnly } from '../../kernel/member-only.tsx'
import { MailSwitches } from './mail-switches.tsx'
import { OwnEmail } from './own-email.tsx'
import { OwnPicture } from './own-picture.tsx'
import { RoleSwitch } from './role-switch.tsx'
import { ProfileSkeleton, SettingsSkeleton } from './settings-skeleton.tsx'

/** Contains the phone number rules of all countries, which are larger than the rest of the page. */
const loadForm = () => import('./profile-form.tsx').then(({ ProfileForm }) => ({ default: ProfileForm }))
const ProfileForm = lazy(loadForm)
const Seals = lazy(() => import('./seals.tsx').then((part) => ({ default: part.Seals })))
const LicensesForm = lazy(() => import('./licenses-form.tsx').then((part) => ({ default: part.LicensesForm })))

/** /profile/settings: profile, current role, password, and signing out. */
export function SettingsPage() {
  // Load in parallel with the user; a failure here repeats, and is reported, where the form is rendered.
  useEffect(() => void loadForm().catch(() => {}), [])
  return <MemberOnly waiting={<SettingsSkeleton />}>{(me) => <Settings me={me} />}</MemberOnly>
}

function Settings({ me }: { me: Me }) {
  return (
    <div className="stack stack-6">
      <Card padded>
        <div className="stack">
          <h2 className="account-head">Your details</h2>
          <OwnPicture me={me} />
          <Suspense fallback={<ProfileSkeleton />}>
            <ProfileForm />
          </Suspense>
        </div>
      </Card>
      <Card padded>
        <div className="stack">
          <h2 className="account-head">Email address</h2>
          <OwnEmail />
        </div>
      </Card>
      {me.roles.length > 1 ? (
        <Card padded>
          <RoleSwitch me={me} />
        </Card>
      ) : null}
      <Card padded>
        <Password email={me.email} />
      </Card>
      <Card padded>
        <div className="stack">
          <h2 className="account-head">Licenses</h2>
          <Suspense fallback={<p role="status">Loading…</p>}>
            <LicensesForm />
          </Suspense>
        </div>
      </Card>
      <Card padded>
        <div className="stack">
          <h2 className="account-head">Emails about courses</h2>
          <MailSwitches me={me} />
        </div>
      </Card>
      <Suspense fallback={null}>
        <Seals />
      </Suspense>
      <div>
        <Button kind="secondary" icon="logout" onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    </div>
  )
}

function Password({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const { busy, failure, run } = useAction()
  const send = () =>
    run(async () => {
      setSent(false)
      await browserCall(forgot_password, { body: { email } })
      setSent(true)
    })
  return (
    <div className="stack">
      <h2 className="account-head">Password</h2>
      <ChangePasswordForm />
      <h3 className="account-head">Forgot your password?</h3>
      <p>We’ll email you a link to set a new one. Setting it signs you out everywhere.</p>
      <div role="status" className="live">
        {isSent ? (
          <Notice tone="success">
            We’ve emailed a link to <strong>{email}</strong>.
          </Notice>
        ) : null}
      </div>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <div>
        <Button kind="secondary" icon="mail" busy={busy} onClick={() => void send()}>
          Email me a link
        </Button>
      </div>
    </div>
  )
}
