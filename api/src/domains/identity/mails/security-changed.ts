import type { SecurityChange } from '../../../events/events.ts'
import { type MailPart, mail } from '../../notifications/door.ts'

/** Subject and text for each change to how an account signs in. */
const texts: Readonly<Record<SecurityChange, { heading: string; text: string }>> = {
  email_moved: {
    heading: 'The email address of your account was changed',
    text: 'An admin changed the email address of your account, so this one no longer signs in. You’ve been signed out everywhere.',
  },
  email_change_requested: {
    heading: 'A new email address was requested for your account',
    text: 'Someone who knows your password asked to change the email address of your account. Nothing changes until the new address is confirmed. You can cancel the change in your profile.',
  },
  email_changed: {
    heading: 'The email address of your account was changed',
    text: 'The email address of your account was changed in its profile, so this one no longer signs in. You’ve been signed out everywhere else.',
  },
  password_changed: {
    heading: 'Your password was changed',
    text: 'Your password was changed by someone who knew the old one. You’ve been signed out everywhere else.',
  },
  password_reset: {
    heading: 'Your password was changed',
    text: 'Your password was changed with a link sent by email. You’ve been signed out everywhere.',
  },
  password_set: {
    heading: 'Your password was changed',
    text: 'An admin set a new password for your account and can tell you what it is. You’ve been signed out everywhere.',
  },
  new_device: {
    heading: 'New sign-in to your account',
    text: 'Someone signed in to your account from a browser we haven’t seen before.',
  },
  totp_added: {
    heading: 'An authenticator app was added',
    text: 'From now on, signing in to your account also requires a code from your authenticator app.',
  },
  totp_removed: {
    heading: 'Your authenticator app was removed',
    text: 'Signing in to your account no longer requires a code from an authenticator app.',
  },
  passkey_added: { heading: 'A passkey was added', text: 'A new passkey can now be used to sign in to your account.' },
  passkey_removed: {
    heading: 'A passkey was removed',
    text: 'One of your passkeys can no longer be used to sign in to your account.',
  },
  recovery_codes_made: {
    heading: 'New recovery codes were generated',
    text: 'Your account has new recovery codes; the old ones no longer work.',
  },
  second_factor_recovered: {
    heading: 'Two-factor authentication was reset',
    text: 'An admin reset two-factor authentication for your account so you can set it up again.',
  },
}

type Values = { kind: SecurityChange; origin: string }

/** A link to a new password would go to the new email, so someone who did not request the change must contact the staff. */
const contactStaff = (portal: string): MailPart[] => [
  {
    kind: 'text',
    text: `If you asked for this, you don’t need to do anything. If not, please contact ${portal} right away.`,
  },
]
const choosePassword = (origin: string): MailPart[] => [
  {
    kind: 'text',
    text: 'If this was you, you don’t need to do anything. If not, please choose a new password right away. That also signs you out everywhere.',
  },
  { kind: 'button', label: 'Choose a new password', url: `${origin}/forgot-password` },
]

/** Notifies an account's owner that its sign-in changed, no matter who changed it. */
export const securityChanged = mail<Values>({
  kind: 'transactional',
  sample: { kind: 'passkey_added', origin: 'https://academy.example' },
  write: ({ kind, origin }, { portal }) => ({
    heading: texts[kind].heading,
    parts: [
      { kind: 'text', text: `${texts[kind].text} This happened on ${portal}.` },
      ...(kind === 'email_moved' || kind === 'email_changed' ? contactStaff(portal) : choosePassword(origin)),
      { kind: 'quiet', text: 'We send this email whenever your sign-in settings change. It can’t be turned off.' },
    ],
  }),
})
