import { update_profile } from '@portico/shared/contract/identity/profile.ts'
import { show_profile } from '@portico/shared/contract/identity/profile-shown.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { stripEmpty } from '@portico/shared/forms/strip-empty.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { isValidUser } from '@portico/shared/rules/identity/people/profile-missing.ts'
import { name } from '@portico/shared/schemas/identity.ts'
import { phoneOf, formatPhone } from '@portico/shared/schemas/phone.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { browserCall } from '../../kernel/browser-call.ts'
import { CallForm } from '../../kernel/call-form.tsx'
import { $visitor, setMember } from '../../kernel/me.store.ts'
import { useForm } from '../../kernel/use-form.ts'
import { missingText } from './missing-text.ts'
import { ProfileSkeleton } from './settings-skeleton.tsx'

type Profile = Data<typeof show_profile>
const labels = { first_name: 'First name', last_name: 'Last name', direct_number: 'Phone number' }

const isPhoneOrNothing = (value: string): boolean => value.trim() === '' || phoneOf(value.trim()) !== null
const schema = v.object({
  first_name: name,
  last_name: name,
  direct_number: v.pipe(v.string(), v.trim(), v.check(isPhoneOrNothing, errorMessage('validation.phone'))),
})

/** The user's name and phone number, and what is still missing (USR-008). */
export function ProfileForm() {
  const [profile, setProfile] = useState<Profile | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const load = () => {
    setFailure(null)
    browserCall(show_profile).then(setProfile, setFailure)
  }
  useEffect(load, [])
  if (failure !== null)
    return (
      <ErrorState onRetry={load} requestId={referenceOf(failure)}>
        {failureText(failure)}
      </ErrorState>
    )
  return profile === null ? <ProfileSkeleton /> : <Fields profile={profile} onSaved={setProfile} />
}

function Fields({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const [saved, setSaved] = useState(false)
  const { first_name, last_name, direct_number } = profile
  const initial = { first_name, last_name, direct_number: direct_number === null ? '' : formatPhone(direct_number) }
  const form = useForm({
    schema,
    initial,
    send: async (given) => {
      // Empty fields are omitted, but a cleared phone number is sent as null (FRM-006).
      const now = await browserCall(update_profile, { body: stripEmpty(given, initial) })
      onSaved(now)
      setSaved(true)
      const visitor = $visitor.get()
      if (visitor.state === 'member')
        setMember({ ...visitor.me, first_name: now.first_name, last_name: now.last_name, is_valid: isValidUser(now) })
    },
  })
  const text = (field: keyof typeof labels, autoComplete: string) => (
    <Field
      label={labels[field]}
      id={`profile-${field}`}
      required={field !== 'direct_number'}
      error={form.errorOf(field)}
    >
      <TextInput
        autoComplete={autoComplete}
        type={field === 'direct_number' ? 'tel' : 'text'}
        value={form.values[field]}
        onChange={(event) => {
          form.set(field, event.target.value)
          setSaved(false)
        }}
      />
    </Field>
  )
  return (
    <CallForm name="profile" form={form} labels={labels} className="stack">
      <div className="account-names">
        {text('first_name', 'given-name')}
        {text('last_name', 'family-name')}
      </div>
      <p className="small muted">
        Your name appears on your certificates. The phone number is optional: staff use it to reach you about your
        courses and orders.
      </p>
      {text('direct_number', 'tel')}
      <div className="row">
        <Button type="submit" busy={form.busy}>
          Save
        </Button>
        <span role="status">{saved ? 'Save Successful' : ''}</span>
        {/* Beside the button, where it moves nothing when the profile arrives. */}
        {profile.missing.length > 0 ? <span className="muted">{missingText(profile.missing)}</span> : null}
      </div>
    </CallForm>
  )
}
