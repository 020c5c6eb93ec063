import { noVersion } from './edit-entry.ts'
import type { NamedSample } from './sample.ts'

/** Input for calls that move credits. */
export const creditSamples: Record<string, NamedSample> = {
  take_portal_credits: {
    control: 403,
    make: (k) => ({
      path: { portal_id: k.portal_id },
      body: { amount: 10, sent_as: '0d1f3b52-6c1e-4a57-9d0b-2a4f5e6c7d82' },
    }),
  },
  give_credits: {
    control: 409,
    make: (k) => ({
      body: { amount: 10, sent_as: '0d1f3b52-6c1e-4a57-9d0b-2a4f5e6c7d83', course_id: k.course_id },
    }),
  },
  take_credits: {
    control: 409,
    make: (k) => ({
      body: { amount: 10, sent_as: '0d1f3b52-6c1e-4a57-9d0b-2a4f5e6c7d84', course_id: k.course_id },
    }),
  },
  give_portal_credits: {
    control: 403,
    make: (k) => ({
      path: { portal_id: k.portal_id },
      body: { amount: 10, sent_as: '0d1f3b52-6c1e-4a57-9d0b-2a4f5e6c7d81' },
    }),
  },
  // The sample's owner is not a manager.
  give_manager_credits: {
    control: 403,
    make: (k) => ({
      path: { slug: k.slug },
      body: {
        as: 'learner',
        emails: ['a@example.com'],
        amount: 1,
        sent_as: '0d1f3b52-6c1e-4a57-9d0b-2a4f5e6c7d85',
      },
    }),
  },
  take_back_seat: { control: 403, make: (k) => ({ path: { slug: k.slug, related_id: 1 } }) },
  list_given_managers: { control: 403, make: (k) => ({ path: { slug: k.slug } }) },
  take_manager_credits: {
    control: 403,
    make: (k) => ({
      path: { slug: k.slug, user_id: k.user_id },
      body: { amount: 1, sent_as: '0d1f3b52-6c1e-4a57-9d0b-2a4f5e6c7d86' },
    }),
  },
  update_announcement: {
    control: 409,
    make: (k) => ({
      path: { id: k.announcement_id },
      body: {
        title: 'Announced',
        content: '',
        audience: 'learner',
        starts_on: null,
        ends_on: null,
        version: noVersion,
      },
    }),
  },
  delete_redirect: { make: (k) => ({ path: { id: k.redirect_id } }) },
  delete_announcement: { make: (k) => ({ path: { id: k.spare_announcement_id } }) },
  dismiss_announcement: { make: (k) => ({ path: { id: k.announcement_id } }) },
  invite_to_course: {
    control: 403,
    make: (k) => ({ path: { slug: k.slug }, body: { people: [{ email: 'a@example.com' }] } }),
  },
  bulk_invite: { control: 403, make: (k) => ({ path: { slug: k.slug }, raw: true }) },
  show_bulk_invite: { control: 403, make: (k) => ({ path: { slug: k.slug, import: k.enrollment_import } }) },
  run_bulk_invite: { control: 403, make: (k) => ({ path: { slug: k.slug, import: k.enrollment_import } }) },
  report_bulk_invite: { control: 403, make: (k) => ({ path: { slug: k.slug, import: k.enrollment_import } }) },
  cancel_invite: { control: 403, make: (k) => ({ path: { id: k.invitation_id } }) },
  reinvite: { control: 403, make: (k) => ({ path: { id: k.invitation_id } }) },
  remind_invited: { control: 403, make: (k) => ({ path: { id: k.invitation_id } }) },
  // The sample's link is open to anyone, so it is not an invitation.
  join_by_invitation: { control: 410, make: (k) => ({ path: { token: k.token } }) },
  accept_invitation: {
    control: 410,
    make: (k) => ({
      path: { token: k.token },
      body: { first_name: 'Grace', last_name: 'Hopper', password: 'Sturdy!passw0rd-2', is_adult: true },
    }),
  },
  decline_invitation: { control: 409, make: (k) => ({ path: { token: k.token }, body: { never: false } }) },
  // The invitation is for another email than its sender's.
  accept_learner_invite: { control: 404, make: (k) => ({ path: { id: k.invitation_id } }) },
  decline_learner_invite: { control: 404, make: (k) => ({ path: { id: k.invitation_id }, body: { never: false } }) },
  list_joined_users: { control: 403, make: (k) => ({ query: { user_id: k.user_id } }) },
  export_joined_users: { control: 403, make: (k) => ({ query: { user_id: k.user_id } }) },
  remove_subordinate: { control: 403, make: (k) => ({ path: { user_id: k.user_id } }) },
  download_team_certificates: { control: 403, make: (k) => ({ path: { id: k.proof_job_id } }) },
  list_manager_transactions: { control: 403, make: (k) => ({ path: { slug: k.slug } }) },
}
