import type { Client } from './client.ts'
import type { Entry } from './contract-entries.ts'
import { catalogNameless, catalogSamples } from './catalog-samples.ts'
import { creditSamples } from './credit-samples.ts'
import { noVersion } from './edit-entry.ts'
import { sellingNameless, sellingSamples } from './selling-samples.ts'
import { peopleNameless, peopleSamples } from './people-samples.ts'
import { partnerSamples } from './partner-samples.ts'
import { learningSamples } from './learning-samples.ts'
import type { NamedSample, Sample } from './sample.ts'
import type { Keys } from './seed-content.ts'
import { listSamples, listsNameless } from './list-samples.ts'
import { subscriptionsNameless } from './subscription-samples.ts'

const ofDraft = (k: Keys, path: Record<string, number>, body?: unknown): Sample => ({
  path,
  query: { course_id: k.draft.course_id },
  body,
})
const line = (k: Keys) => ({ order_id: k.order_id, line_id: k.line_id })

const tusVersion = { 'tus-resumable': '1.0.0' }

const company = {
  name: 'Inc.',
  email: 'a@example.com',
  support_email: 'b@example.com',
  support_phone: null,
  website: null,
  address: null,
  address_2: null,
  city: null,
  state: null,
  zip_code: null,
  country: 'US',
  tax_id: null,
}

/** Input for every call that names something. `control` is the status its rightful caller gets for their own content. */
export const named: Record<string, NamedSample> = {
  ...creditSamples,
  ...peopleSamples,
  ...learningSamples,
  ...listSamples,
  ...catalogSamples,
  ...partnerSamples,
  get_renewal: { make: (k) => ({ path: { slug: k.renewal_slug } }) },
  plan_renewal: { make: (k) => ({ path: { slug: k.renewal_slug }, body: { earned: [], done: [], held: [] } }) },
  get_page: { make: (k) => ({ path: { slug: k.page_slug } }) },
  check_certificate: { make: (k) => ({ path: { serial: k.serial } }) },
  download_certificate: { make: (k) => ({ path: { serial: k.serial } }) },
  generate_certificate: { make: (k) => ({ path: { user: k.user_id, course: k.course_id }, body: {} }) },
  list_course_certificates: { make: (k) => ({ path: { slug: k.slug } }) },
  list_missing_certificates: { make: (k) => ({ path: { slug: k.slug } }) },
  list_certificates: { make: (k) => ({ query: { user_id: k.user_id } }) },
  show_certificate_template: { make: (k) => ({ path: { slug: k.slug } }) },
  list_certificate_templates: { make: (k) => ({ path: { slug: k.slug } }) },
  store_certificate_template: { make: (k) => ({ path: { slug: k.slug }, body: { title: 'Award' } }) },
  update_certificate_template: {
    control: 409,
    make: (k) => ({ path: { slug: k.slug }, body: { title: 'Award', version: noVersion } }),
  },
  preview_certificate_template: {
    make: (k) => ({
      path: { slug: k.slug },
      body: {
        title: 'Award',
        statement: '',
        signatory_name: '',
        signatory_title: '',
        valid_for_months: null,
        organization_ids: [],
        background: null,
        signature: null,
        layout: null,
      },
    }),
  },
  list_accreditations: { make: (k) => ({ path: { slug: k.slug } }) },
  set_accreditations: {
    control: 409,
    make: (k) => ({ path: { slug: k.slug }, body: { accreditations: [], version: noVersion } }),
  },
  list_proof_jobs: { make: (k) => ({ query: { course: k.slug } }) },
  make_certificates_file: { make: (k) => ({ path: { slug: k.slug } }) },
  preview_packet: { make: (k) => ({ body: { agency_id: k.agency_id, from: '2026-01-01', to: '2026-12-31' } }) },
  make_packet: { make: (k) => ({ body: { agency_id: k.agency_id, from: '2026-01-01', to: '2026-12-31' } }) },
  // The job ended without a file.
  download_proof: { control: 404, make: (k) => ({ path: { id: k.proof_job_id } }) },
  list_packet_people: { make: () => ({ query: { search: 'Ada' } }) },
  erase_from_packets: {
    by_colleague: true,
    make: (k) => ({ body: { user_id: k.user_id, name: 'Ada Example' } }),
  },
  list_training_queue: { make: () => ({ query: { state: 'refused' } }) },
  get_training_file: { make: (k) => ({ path: { key: k.training_file } }), control: 404 },
  remove_training_file: { make: (k) => ({ path: { key: k.spare_training_file } }) },
  review_training_record: {
    by_colleague: true,
    make: (k) => ({ path: { id: k.training_record }, body: { accepted: true, reason: '' } }),
  },
  // Already reviewed by then.
  withdraw_training_record: { make: (k) => ({ path: { id: k.training_record } }), control: 409 },
  add_training_record: {
    make: (k) => ({
      body: {
        sent_as: '00000000-0000-4000-8000-000000000000',
        title: 'A symposium',
        provider: 'Somebody',
        agency_id: k.agency_id,
        agency: '',
        completed_on: '2026-01-01',
        hours: [{ subject: 'General', hundredths: 100 }],
        files: [k.training_file],
      },
    }),
  },
  export_transcript: { make: (k) => ({ query: { user_id: k.user_id } }) },
  show_transcript: { make: (k) => ({ query: { user_id: k.user_id } }) },
  list_licenses: { make: (k) => ({ query: { related_id: k.related_id } }) },
  revoke_certificate: {
    by_colleague: true,
    make: (k) => ({ path: { serial: k.serial }, body: { reason: 'A test' } }),
  },
  create_review: {
    make: (k) => ({ path: { slug: k.slug }, body: { related_id: k.related_id, rating: 5 } }),
    control: 409,
  },
  show_material: { make: (k) => ({ path: { uuid: k.material_uuid } }) },
  update_material: { make: (k) => ({ path: { uuid: k.material_uuid }, body: { name: 'Renamed' } }) },
  download_material: { make: (k) => ({ path: { uuid: k.material_uuid } }) },
  // These bytes are not a form.
  replace_material: { control: 400, make: (k) => ({ path: { uuid: k.material_uuid }, raw: true }) },
  delete_material: { make: (k) => ({ path: { uuid: k.material_uuid } }) },
  get_upload: { make: (k) => ({ path: { key: k.upload_key } }) },
  show_upload: { make: (k) => ({ path: { key: k.upload_key }, headers: tusVersion }) },
  append_upload: {
    control: 204,
    make: (k) => ({
      path: { key: k.upload_key },
      raw: true,
      headers: { ...tusVersion, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    }),
  },
  terminate_upload: { control: 204, make: (k) => ({ path: { key: k.upload_key }, headers: tusVersion }) },
  get_receipt: { make: (k) => ({ path: { order_id: k.order_id } }) },
  download_receipt: { make: (k) => ({ path: { order_id: k.order_id } }) },
  show_staff_order: { make: (k) => ({ path: { order_id: k.order_id } }) },
  show_order_earnings: { make: (k) => ({ path: { order_id: k.order_id } }) },
  refund_order: {
    make: (k) => ({
      path: { order_id: k.order_id },
      body: {
        line_ids: [k.line_id],
        reason: 'other',
        sent_as: '5f0c2f2e-8f0e-4f6e-9a53-7a2b7f1f7c11',
      },
    }),
  },
  download_invoice: { make: (k) => ({ path: { order_id: k.order_id } }) },
  send_invoice: { make: (k) => ({ path: { order_id: k.order_id }, body: { to: 'books@example.com' } }) },
  list_payments: { make: (k) => ({ query: { order_id: k.order_id } }) },
  replay_payment_event: { control: 404, make: () => ({ path: { number: 1 } }) },
  get_order: { make: (k) => ({ path: { order_id: k.order_id } }) },
  // It is paid.
  cancel_order: { control: 409, make: (k) => ({ path: { order_id: k.order_id } }) },
  ...sellingSamples,
  make_claim_link: { make: (k) => ({ path: line(k) }) },
  take_seat: { make: (k) => ({ path: line(k) }) },
  // The sample's learner takes the course without a seat of this order.
  return_seat: { control: 404, make: (k) => ({ path: { ...line(k), enrollment_id: k.related_id } }) },
  invite_to_seat: { make: (k) => ({ path: line(k), body: { emails: ['friend@example.com'] } }) },
  resend_invitation: { make: (k) => ({ path: { ...line(k), invitation_id: k.invitation_id } }) },
  withdraw_invitation: { make: (k) => ({ path: { ...line(k), invitation_id: k.invitation_id } }) },
  show_claim: { make: (k) => ({ path: { token: k.token } }) },
  claim_seat: { make: (k) => ({ path: { token: k.token } }) },
  // These three belong to the admin portal; portals.test.ts calls them there with their rightful caller.
  update_portal: { control: 403, make: (k) => ({ path: { portal_id: k.portal_id }, body: { name: 'Renamed' } }) },
  delete_portal: { control: 403, make: (k) => ({ path: { portal_id: k.portal_id } }) },
  show_company: { make: (k) => ({ path: { company_id: k.company_id } }) },
  update_company: {
    make: (k) => ({ path: { company_id: k.company_id }, body: { ...company, version: noVersion } }),
    control: 409,
  },
  remove_user_factors: { make: (k) => ({ path: { user_id: k.member_id } }) },
  update_user_roles: { make: (k) => ({ path: { user_id: k.member_id }, body: { roles: ['learner'] } }) },
  restore_course: { make: (k) => ({ body: { course_id: k.course_id } }) },
  copy_course: { shows_key: true, make: (k) => ({ path: { slug: k.slug } }) },
  delete_course: { control: 409, make: (k) => ({ path: { slug: k.slug } }) },
  show_portal: { make: (k) => ({ path: { portal_id: k.portal_id } }) },
  get_publishing_job: { make: (k) => ({ path: { id: k.job_id } }) },
  publish_course: { make: (k) => ({ path: { slug: k.slug } }) },
  set_course_marketable: { make: (k) => ({ path: { slug: k.draft.slug }, body: { is_marketable: true } }) },
  upload_course_picture: {
    make: (k) => ({ path: { slug: k.draft.slug, picture: 'thumbnail' }, query: { file_name: 'a.png' } }),
    control: 422,
  },
  create_author_avatar: {
    make: (k) => ({ path: { id: k.lists.authors ?? 0 }, query: { file_name: 'a.png' } }),
    control: 422,
  },
  delete_author_avatar: { make: (k) => ({ path: { id: k.lists.authors ?? 0 } }) },
  delete_course_picture: { make: (k) => ({ path: { slug: k.draft.slug, picture: 'thumbnail' } }) },
  set_course_status: { make: (k) => ({ path: { slug: k.draft.slug }, body: { publication_status: 3 } }) },
  unpublish_course: { make: (k) => ({ path: { slug: k.slug } }) },
  restore_archived_course: { make: (k) => ({ path: { slug: k.draft.slug } }) },
  get_admin_course: { make: (k) => ({ path: { slug: k.slug } }) },
  // Rejects any version other than the current one.
  update_course: {
    control: 409,
    make: (k) => ({ path: { slug: k.slug }, body: { title: 'Renamed', version: noVersion } }),
  },
  update_course_prices: {
    control: 409,
    make: (k) => ({
      path: { slug: k.slug },
      body: { course_pricings: [{ from_quantity: 1, price: 4900 }], version: noVersion },
    }),
  },
  get_course_outline: { make: (k) => ({ path: { slug: k.draft.slug } }) },
  list_course_items: { make: (k) => ({ query: { course_id: k.draft.course_id } }) },
  show_course_item: { make: (k) => ofDraft(k, { id: k.draft.item }) },
  update_outline_settings: { make: (k) => ofDraft(k, {}, { is_sequential: true }) },
  preview_course: { make: (k) => ({ path: { slug: k.draft.slug } }) },
  preview_item: { make: (k) => ofDraft(k, { id: k.draft.item }) },
  preview_exam: { shows_key: true, make: (k) => ({ path: { id: k.exam_item }, query: { course_id: k.course_id } }) },
  preview_item_file: {
    control: 302,
    make: (k) => ({ path: { id: k.document_item }, query: { course_id: k.course_id } }),
  },
  preview_item_document: {
    make: (k) => ({ path: { id: k.document_item }, query: { course_id: k.course_id } }),
  },
  preview_item_captions: {
    control: 404,
    make: (k) => ({ path: { id: k.document_item, language: 'en' }, query: { course_id: k.course_id } }),
  },
  preview_version: { control: 409, make: (k) => ({ query: { course_id: k.draft.course_id, reach: 'running' } }) },
  // Rejected: never published, wrong order or outdated version.
  discard_course_draft: { control: 409, make: (k) => ofDraft(k, {}) },
  sort_modules: {
    control: 409,
    make: (k) => ofDraft(k, {}, { sort: [{ module_id: k.draft.module, item_ids: [k.draft.item] }] }),
  },
  update_course_item: {
    control: 409,
    make: (k) => ofDraft(k, { id: k.draft.item }, { title: 'Renamed', version: noVersion }),
  },
  create_assignment_attachment: {
    control: 400,
    make: (k) => ({ path: { course_id: k.course_id, assignment_id: k.assignment_item }, raw: true }),
  },
  delete_assignment_attachment: {
    make: (k) => ({ path: { course_id: k.course_id, assignment_id: k.assignment_item } }),
  },
  create_module: { make: (k) => ofDraft(k, {}, { title: 'More' }) },
  update_module: { make: (k) => ofDraft(k, { id: k.draft.module }, { title: 'Renamed' }) },
  delete_module: { make: (k) => ofDraft(k, { id: k.draft.deleted_module }) },
  restore_module: { make: (k) => ofDraft(k, { id: k.draft.removed_module }) },
  create_course_item: {
    make: (k) =>
      ofDraft(
        k,
        {},
        { module_id: k.draft.module, title: 'A text', content: { itemable_type: 'Text', fields: { content: '' } } },
      ),
  },
  copy_course_item: { make: (k) => ofDraft(k, { id: k.draft.item }) },
  delete_course_item: { make: (k) => ofDraft(k, { id: k.draft.deleted_item }) },
  restore_course_item: { make: (k) => ofDraft(k, { id: k.draft.removed_item }) },
  read_notification: { make: (k) => ({ path: { id: k.notification_id } }) },
  broadcasting_auth: {
    make: (k) => ({ body: { socket_id: '1.1', channel_name: `private-notifications.${k.user_id}` } }),
  },
  export_enrollments: { make: (k) => ({ path: { slug: k.slug } }) },
  list_course_learners: { make: (k) => ({ path: { slug: k.slug } }) },
  show_learner_progress: { make: (k) => ({ path: { slug: k.slug, related_id: k.related_id } }) },
  find_curators: { make: (k) => ({ path: { slug: k.slug, related_id: k.related_id } }) },
  // People cannot be their own curator.
  attach_curator: {
    make: (k) => ({ path: { slug: k.slug, related_id: k.related_id }, body: { user_id: k.user_id } }),
    control: 409,
  },
  detach_curator: { make: (k) => ({ path: { slug: k.slug, related_id: k.related_id } }) },
  find_course_people: { make: (k) => ({ path: { slug: k.slug } }) },
  create_enrollments: {
    by_colleague: true,
    make: (k) => ({ path: { slug: k.slug }, body: { role_id: 10, user_ids: [k.user_id] } }),
  },
  invite_learners: { make: (k) => ({ path: { slug: k.slug }, body: { emails: ['nobody@example.com'] } }) },
  list_course_invitations: { make: (k) => ({ path: { slug: k.slug } }) },
  withdraw_course_invitation: { make: (k) => ({ path: { slug: k.slug, id: k.course_invitation } }) },
  resend_course_invitation: { make: (k) => ({ path: { slug: k.slug, id: k.course_invitation } }) },
  show_open_items: { make: (k) => ({ path: { slug: k.slug, related_id: k.related_id } }) },
  complete_user_course: {
    by_colleague: true,
    make: (k) => ({ path: { slug: k.slug, related_id: k.related_id }, body: { reason: 'Sat with us on paper.' } }),
  },
  /** its control runs after the course was completed, which stays */
  delete_enrollment: {
    by_colleague: true,
    make: (k) => ({ path: { slug: k.slug, related_id: k.related_id } }),
    control: 409,
  },
  // The sample's owner is not a manager.
  get_manager_course: { control: 403, make: (k) => ({ path: { slug: k.slug } }) },
  get_manager_outline: { control: 403, make: (k) => ({ path: { slug: k.slug } }) },
  list_manager_people: { control: 403, make: (k) => ({ path: { slug: k.slug } }) },
  list_manager_certificates: { control: 403, make: (k) => ({ path: { slug: k.slug } }) },
  list_seat_purchases: { control: 403, make: (k) => ({ path: { slug: k.slug } }) },
  list_course_managers: { make: (k) => ({ path: { slug: k.slug } }) },
  list_course_instructors: { make: (k) => ({ path: { slug: k.slug } }) },
  delete_course_manager: { make: (k) => ({ path: { slug: k.slug, user_id: k.user_id } }) },
  make_primary_instructor: { make: (k) => ({ path: { slug: k.slug, user_id: k.user_id } }) },
  judge_enrollments: {
    control: 422,
    make: (k) => ({ path: { slug: k.slug }, query: { file_name: 'a.csv' }, raw: true }),
  },
  show_enrollments_import: { make: (k) => ({ path: { slug: k.slug, import: k.enrollment_import } }) },
  run_enrollments_import: { make: (k) => ({ path: { slug: k.slug, import: k.enrollment_import } }) },
  report_enrollments_import: { make: (k) => ({ path: { slug: k.slug, import: k.enrollment_import } }) },
  list_course_reviews: { make: (k) => ({ path: { slug: k.slug } }) },
  count_course_reviews: { make: (k) => ({ path: { slug: k.slug } }) },
  show_review: { make: (k) => ({ path: { id: k.review_id } }) },
  delete_review: { by_colleague: true, make: (k) => ({ path: { id: k.review_id } }) },
  set_review_published: {
    by_colleague: true,
    make: (k) => ({ path: { id: k.review_id }, body: { is_published: true } }),
  },
}

/** Calls that name nothing of a portal; they depend only on the host and the caller. */
export const nameless = new Set([
  ...catalogNameless,
  ...peopleNameless,
  'show_provider_company',
  'update_provider_company',
  'list_curated_learners',
  'list_training_records',
  'list_graded_courses',
  'list_taught_courses',
  'select_course_instructors',
  'set_licenses',
  'show_packet_key',
  ...listsNameless,
  'show_dashboard',
  'list_materials',
  'list_question_pools',
  ...sellingNameless,
  'create_question_pool',
  'read_questions',
  'create_material',
  'show_media_quota',
  'update_media_quota',
  'create_upload',
  'list_uploads',
  'find_entries',
  'list_portals',
  'create_portal',
  'list_manager_courses',
  'list_announcements',
  'create_announcement',
  'list_redirects',
  'create_redirect',
  'list_learner_announcements',
  'list_manager_announcements',
  'list_banner_announcements',
  'list_portal_announcements',
  'list_manager_invites',
  'export_manager_invites',
  'list_learner_invites',
  'list_subordinates',
  'add_subordinates',
  'make_team_certificates',
  'list_team_certificates',
  'get_portal_credits',
  'list_credit_transactions',
  'list_credit_holders',
  'list_course_credits',
  'download_credit_statement',
  'print_credit_statement',
  'check_credit_ledger',
  'show_custom_domain',
  'create_custom_domain',
  'check_custom_domain',
  'delete_custom_domain',
  'show_custom_email',
  'create_custom_email',
  'check_custom_email',
  'delete_custom_email',
  'tls_ask',
  'update_portal_setting',
  'update_terms',
  'upload_portal_image',
  'delete_portal_image',
  'list_admin_courses',
  'create_course',
  'list_users',
  'list_roles',
  'roles_and_permissions',
  'get_home',
  'list_bundles',
  'list_site_paths',
  'list_collections',
  'list_course_archive',
  'search_courses',
  'suggest_courses',
  'list_faq',
  'liveness',
  'readiness',
  'list_learner_courses',
  'list_owned_courses',
  'list_orders',
  'list_staff_orders',
  'sum_staff_orders',
  'list_payment_events',
  'stripe_webhook',
  'find_redirect',
  'list_notifications',
  'count_unread_notifications',
  'read_all_notifications',
  'portal_info',
  'terms_info',
  'choose_portal_type',
  'pause_portal',
  ...subscriptionsNameless,
  'cancel_email_change',
  'change_password',
  'confirm_email_change',
  'request_email_change',
  'resend_email_code',
  'show_email_change',
  'show_profile',
  'update_profile',
  'show_profile_mails',
  'update_profile_mails',
  'csrf_cookie',
  'forgot_password',
  'get_me',
  'login',
  'ask_unlock_code',
  'unlock_login',
  'logout',
  'register',
  'reset_password',
  'set_role',
  'verify_token',
  // Calls about one's own account, which belongs to no portal.
  'show_second_factor',
  'start_totp',
  'enroll_totp',
  'remove_totp',
  'make_recovery_codes',
  'prove_second_factor',
  'login_second_factor',
  'passkey_creation_options',
  'add_passkey',
  'remove_passkey',
  'passkey_options',
  'login_passkey_options',
  'login_passkey',
  'list_sessions',
  'end_session',
  'end_sessions',
  'confirm_session',
])

/** Makes the call with the sample's input; returns its status and its body without the request id. */
export async function make(
  client: Client,
  { endpoint }: Entry,
  { path = {}, query = {}, body, raw, headers }: Sample,
): Promise<{ status: number; body: string }> {
  const filled = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const bytes = raw
    ? { body: new Uint8Array([80, 75]), headers: { 'content-type': 'application/octet-stream', ...headers } }
    : headers
      ? { headers }
      : {}
  const answer = await client.send(endpoint.method, `${filled}?${search}`, {
    ...(body === undefined ? {} : { body }),
    ...bytes,
  })
  // Input echoed by a call is not a leak; the request id is new each time.
  const text = (await answer.text()).replace(/"request_id":"[^"]+"/, '')
  return { status: answer.status, body: text }
}
